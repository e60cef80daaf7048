import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")

export const partners: DashboardTexts["partners"] = {
  title: "Партнёры",
  total: (partners) => count.of(partners, { one: "партнёр", few: "партнёра", many: "партнёров", other: "партнёра" }),
  add: "Добавить партнёра",
  edit: "Изменить партнёра",
  added: "Партнёр добавлен",
  listLabel: "Партнёры в том порядке, в каком они стоят на сайте",
  emptyTitle: "Нет партнёров",
  emptyText: "Добавьте первого партнёра: изображение и текст. Страница партнёров появится на сайте вместе с ним.",
  loadFailed: "Не удалось загрузить партнёров",
  noImage: "Без изображения",
  noText: "Текста ещё нет",
  editOne: (name) => `Изменить партнёра: ${name}`,
  removeOne: (name) => `Удалить партнёра: ${name}`,
  remove: "Удалить партнёра",
  removeText: (name) => `Партнёр «${name}» с изображением и текстами. В корзине он хранится 30 дней.`,
}
