import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"
import { once } from "../once.ts"

const counted = countIn("ru")
const modelForms = { one: "модель", few: "модели", many: "моделей", other: "модели" }
const dates = once(() => new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "Europe/Berlin" }))

export const pages: PublicTexts["pages"] = {
  gasTurbines: {
    title: "Газовые турбины",
    description: "Промышленные газовые турбины серий LM2500, LM6000, Frame и SGT: тип, модель и мощность.",
    view: "Открыть",
    byFamily: "Модели по сериям",
    models: (number) => counted.of(number, modelForms),
    modelNoun: (number) => counted.noun(number, modelForms),
    measure: (number, from, to) =>
      `${counted.of(number, modelForms)}, ${from === to ? "" : `${counted.figure(from)}–`}${counted.figure(to)}\u00A0МВт`,
    parts: "Основные узлы",
    families: "Серия",
    spareParts: (number) =>
      counted.of(number, {
        one: "запасная часть",
        few: "запасные части",
        many: "запасных частей",
        other: "запасной части",
      }),
    failed: "Не удалось загрузить модели",
    type: "Тип",
    model: "Модель",
    power: "Мощность (МВт)",
    noPower: "не указана",
    empty: "Нет записей",
    emptyHelp: "Сейчас в каталоге нет турбин. Напишите нам, какая турбина вам нужна.",
  },
  product: {
    description: (product, company) =>
      `${product}: описание, изображения и особенности. Поставка, запасные части и сервис, ${company}.`,
    heading: "Описание",
    noText: "Описание этого изделия готовится. Спросите нас, мы с удовольствием расскажем.",
    power: "Мощность",
    type: "Тип",
    model: "Модель",
    megawatt: "МВт",
    pictures: "Изображения",
    enlarge: "увеличить",
    show: (at, total) => `показать изображение ${at} из ${total}`,
    ask: "Узнать цену и срок поставки",
    request: (turbine) => (turbine ? "Запросить турбину" : "Запросить изделие"),
    others: (number) =>
      counted.of(number, {
        one: "другая модель",
        few: "другие модели",
        many: "других моделей",
        other: "другой модели",
      }),
    family: (name) => `${name}: другие модели`,
    allModels: "Сравнить все модели",
    bandText: "Найдите детали по номеру или названию, соберите нужные и отправьте один запрос.",
    bandLink: "Открыть перечень деталей",
  },
  spareParts: {
    title: "Запасные части",
    description: "Запасные части для газовых турбин LM2500, LM6000, Frame и SGT и их систем управления, по сериям.",
    lead: "Выберите серию. В каждом перечне есть поиск по номеру и названию; там же собирается запрос.",
    empty: "Нет записей",
    emptyHelp: "Сейчас перечней нет. Пришлите нам номера деталей, которые вы ищете.",
    groups: "Перечни деталей по сериям",
    products: "Турбины и системы управления",
    others: "Прочее",
    details: "Подробнее",
    preOrder: {
      title: "Предварительный заказ",
      lead: "Планируете останов? Назовите номера деталей, количество, тип турбины и срок. Мы ответим с ценой и сроком поставки.",
      form: "Отправить предварительный заказ",
    },
  },
  contents: "Содержание",
  updated: (date) => `По состоянию на ${dates().format(new Date(date))}`,
  next: { title: "Остались вопросы?", write: "Написать письмо" },
}
