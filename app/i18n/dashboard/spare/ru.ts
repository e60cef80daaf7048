import type { DashboardTexts } from "../dashboard-texts.ts"
import { countIn } from "../../count.ts"

const count = countIn("ru")
const parts = { one: "деталь", few: "детали", many: "деталей", other: "детали" }

export const spares: DashboardTexts["spares"] = {
  title: "Запчасти",
  summary: (groups, total) =>
    `${count.of(groups, { one: "группа", few: "группы", many: "групп", other: "группы" })}, ${count.of(total, parts)}`,
  add: "Добавить группу запчастей",
  parts: (total) => count.of(total, parts),
  noImage: "Без изображения",
  catalogue: "Каталог для скачивания",
  untitled: "Без названия",
  emptyTitle: "Нет записей",
  emptyText: "Группа объединяет детали одного семейства турбин. Создайте первую, затем добавьте её детали.",
  loadFailed: "Не удалось загрузить группы запчастей",
  addTitle: "Добавить группу запчастей",
  addButton: "Создать группу",
  added: "Группа создана",
  required: "Введите название на немецком.",
  recordLoadFailed: "Не удалось загрузить группу запчастей",
  gone: "Такой группы нет",
  removedText: "Она удалена, или адрес неверен.",
  toList: "К запчастям",
  viewPage: "Открыть страницу",
  remove: "Удалить группу",
  removeText: (title, total) => `Группа «${title}»: ${count.of(total, parts)}, тексты и изображения.`,
  removeFailed: "Не удалось удалить группу.",
  sections: "Разделы",
  catalogueLabel: "Каталог на странице",
  catalogueTitle: "Каталог",
  catalogueKinds: { none: "Без каталога", generated: "Составляется из деталей" },
  catalogueHints: {
    none: "На странице скачивать нечего.",
    generated: "Посетители скачивают детали файлом Excel на своём языке, без цен.",
  },
}
