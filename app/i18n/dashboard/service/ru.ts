import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")

export const services: DashboardTexts["services"] = {
  title: "Услуги",
  total: (services) => count.of(services, { one: "услуга", few: "услуги", many: "услуг", other: "услуги" }),
  add: "Добавить услугу",
  listLabel: "Услуги в том порядке, в каком они стоят на сайте",
  emptyTitle: "Нет услуг",
  emptyText: "Добавьте первую услугу: название, текст и хотя бы одно изображение. Она сразу появится в меню сайта.",
  loadFailed: "Не удалось загрузить услуги",
  recordLoadFailed: "Не удалось загрузить услугу",
  gone: "Такой услуги нет",
  removedText: "Она удалена, или адрес указан неверно.",
  toList: "К услугам",
  noImage: "нет изображения",
  languageState: {
    ok: (language) => `${language}: соответствует немецкому тексту`,
    older: (language) => `${language}: старше немецкого текста`,
    missing: (language) => `${language}: нет текста`,
  },
  older: "устарел",
  missing: "нет",
  place: "Место выполнения работ",
  places: { workshop: "в нашем цехе", site: "на площадке заказчика", remote: "дистанционно", delivery: "поставка" },
  details: "Сведения",
  viewPage: "Открыть страницу",
  remove: "Удалить услугу",
  removeText: (title, images) =>
    `Услуга «${title}», ${count.of(images, { one: "изображение", few: "изображения", many: "изображений", other: "изображения" })} и тексты на немецком, английском и русском языках. В корзине она хранится 30 дней.`,
  added: (title) => `Услуга «${title}» добавлена`,
}
