import type { PublicTexts } from "../public-texts.ts"

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
}
