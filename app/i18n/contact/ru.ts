import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("ru")

export const contact: PublicTexts["contact"] = {
  title: "Контакты",
  pageTitle: "Контакты и запрос предложения",
  description: (company) =>
    `Запросить предложение на детали турбины или услугу: форма, телефон, эл. почта и адрес ${company}.`,
  address: "Адрес",
  phone: "Телефон",
  email: "Эл. почта",
  hours: "Часы работы",
  formTitle: "Отправить запрос",
  about: (subject) => `Запрос по теме: ${subject}\n\n`,
  paste: {
    title: "Вставить номера деталей",
    label: "Номера деталей: текст или столбец из Excel",
    hint: (most) =>
      `Строки из Excel, письма или старого заказа, с заголовками или без них. Не более ${count.figure(most)} позиций.`,
    notLoaded: "Проверку загрузить не удалось. Номера уйдут вместе с комментарием как есть.",
  },
}
