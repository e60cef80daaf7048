import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const counted = countIn("ru")
const dates = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "Europe/Berlin" })

export const pages: PublicTexts["pages"] = {
  gasTurbines: {
    title: "Газовые турбины",
    description: "Промышленные газовые турбины серий LM2500, LM6000, Frame и SGT: тип, модель и мощность.",
    view: "Открыть",
    byFamily: "Модели по сериям",
    models: (number) => counted.of(number, { one: "модель", few: "модели", many: "моделей", other: "модели" }),
    type: "Тип",
    model: "Модель",
    power: "Мощность (МВт)",
    empty: "Нет записей",
    emptyHelp: "Сейчас в каталоге нет турбин. Напишите нам, какая машина вам нужна.",
  },
  product: {
    description: (title, company) =>
      `${title}: тип, модель, мощность и описание. Поставка, запасные части и сервис, ${company}.`,
    heading: "Описание",
    power: "Мощность",
    type: "Тип",
    model: "Модель",
    megawatt: "МВт",
    pictures: "Изображения",
    ask: "Запросить эту турбину",
  },
  spareParts: {
    title: "Запасные части",
    description: "Запасные части для газовых турбин LM2500, LM6000, Frame и SGT и их систем управления, по сериям.",
    lead: "Выберите серию. В каждом перечне есть поиск по номеру и названию; там же собирается запрос.",
    empty: "Нет записей",
    emptyHelp: "Сейчас перечней нет. Пришлите нам номера деталей, которые вы ищете.",
  },
  partners: {
    title: "Партнёры",
    description: "Компании, с которыми мы работаем при поставке и обслуживании промышленных газовых турбин.",
    number: (number) => counted.of(number, { one: "партнёр", few: "партнёра", many: "партнёров", other: "партнёра" }),
    empty: "Партнёров нет",
    emptyHelp: "Сейчас партнёры не указаны. Если вы хотите работать с нами, напишите нам.",
  },
  careers: {
    title: "Карьера",
    description: "Работа с промышленными газовыми турбинами: в роторном цехе в Росдорфе, на объектах и в офисе.",
    apply: "Напишите нам",
  },
  privacy: {
    title: "Защита данных",
    description: "Какие данные обрабатывает этот сайт, зачем, как долго и какие у вас права.",
  },
  imprint: {
    title: "Выходные данные",
    description: "Сведения согласно § 5 DDG: ответственная организация, директор, реестр и контакты.",
    legal: "Сведения согласно § 5 DDG",
    responsible: "Ответственная организация",
    director: "Директор",
    register: "Запись в реестре",
    vat: "Идентификационный номер НДС (§ 27a UStG)",
    contact: "Контакты",
    phone: "Телефон",
    email: "Эл. почта",
    address: "Адрес",
    hours: "Часы работы",
    toContact: "К форме запроса",
    business: "Наше предложение адресовано только организациям и предпринимателям.",
  },
  updated: (date) => `По состоянию на ${dates.format(new Date(date))}`,
  next: { title: "Остались вопросы?", write: "Написать письмо" },
}
