import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const counted = countIn("ru")

export const company: PublicTexts["company"] = {
  partners: {
    title: "Партнёры",
    description: "Компании, с которыми мы работаем при поставке и обслуживании промышленных газовых турбин.",
    number: (number) => counted.of(number, { one: "партнёр", few: "партнёра", many: "партнёров", other: "партнёра" }),
    empty: "Партнёров нет",
    emptyHelp: "Сейчас партнёры не указаны. Если вы хотите работать с нами, напишите нам.",
  },
  privacy: {
    title: "Политика конфиденциальности",
    description: "Какие данные обрабатывает этот сайт, зачем, как долго и какие у вас права.",
    empty: "Текст сейчас обновляется",
    emptyHelp: "На вопросы о защите данных мы ответим письменно или по телефону.",
  },
  imprint: {
    title: "Правовая информация",
    description: (company) =>
      `Сведения согласно § 5 DDG о ${company}: адрес, директор, запись в реестре, номер НДС и контакты.`,
    legal: "Сведения согласно § 5 DDG",
    responsible: "Ответственная организация",
    director: "Директор",
    register: "Запись в реестре",
    vat: "Идентификационный номер НДС (§ 27a UStG)",
    contact: "Контакты",
    phone: "Телефон",
    email: "Эл. почта",
    toContact: "К форме запроса",
    empty: "Эти сведения сейчас дополняются.",
    business: "Наше предложение адресовано только организациям и предпринимателям.",
  },
}
