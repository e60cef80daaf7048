import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")

export const synonyms: DashboardTexts["synonyms"] = {
  title: "Равнозначные слова",
  total: (groups) =>
    `${count.of(groups, { one: "группа", few: "группы", many: "групп", other: "группы" })}. Слова одной строки поиск находит друг по другу.`,
  words: "Слова",
  actions: "Действия",
  hint: "Несколько — через запятую",
  search: "Найти слово",
  add: "Добавить равнозначные слова",
  edit: "Изменить равнозначные слова",
  save: "Сохранить",
  saved: "Сохранено. Поиск теперь знает эти слова.",
  twoAtLeast: "Введите не менее двух слов, на одном языке или на нескольких.",
  editOne: (words) => `Изменить: ${words}`,
  removeOne: (words) => `Удалить: ${words}`,
  remove: "Удалить",
  removeText: (words) =>
    `Поиск больше не будет находить «${words}» друг по другу. Слова останутся в корзине на 30 дней.`,
  removed: "Удалено",
  emptyTitle: "Равнозначных слов нет",
  emptyText: "Добавьте сокращения и другие названия, по которым ищут клиенты: HPT, ТВД, Hochdruckturbine.",
  nothing: "Такого слова нет ни в одной строке.",
  loadFailed: "Не удалось загрузить равнозначные слова",
}
