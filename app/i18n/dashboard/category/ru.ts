import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")

export const categories: DashboardTexts["categories"] = {
  title: "Категории",
  summary: (families, records) =>
    `${count.of(families, { one: "категория", few: "категории", many: "категорий", other: "категории" })}, ${count.of(records, { one: "запись", few: "записи", many: "записей", other: "записи" })}`,
  add: "Добавить категорию",
  edit: "Изменить категорию",
  added: (name) => `Категория «${name}» добавлена`,
  listLabel: "Категории",
  emptyTitle: "Нет категорий",
  emptyText: "По категориям разложены изделия на странице газовых турбин. Добавьте первую.",
  loadFailed: "Не удалось загрузить категории",
  noImage: "Без изображения",
  products: (total) => count.of(total, { one: "изделие", few: "изделия", many: "изделий", other: "изделия" }),
  spare: (title) => `Запчасти: ${title}`,
  noSpare: "нет группы запчастей",
  missing: "ещё нет",
  editOne: (name) => `Изменить «${name}»`,
  removeOne: (name) => `Удалить «${name}»`,
  choose: "Категория",
  chooseHint: "Выберите категорию",
  notSelected: "Не выбрано",
  fields: {
    name: "Название",
    summary: "Краткое описание",
    spare: "Группа запчастей",
  },
  remove: "Удалить категорию",
  removeText: (name) => `Категория «${name}» на всех языках.`,
  removeProducts: (total) =>
    `К этой категории ${count.noun(total, { one: "относится", few: "относятся", many: "относятся", other: "относятся" })} ${count.of(total, { one: "изделие", few: "изделия", many: "изделий", other: "изделия" })}. Что с ${total === 1 ? "ним" : "ними"} сделать?`,
  moveTo: "Перенести в другую категорию",
  moveTarget: "Куда перенести",
  leave: "Оставить без категории",
}
