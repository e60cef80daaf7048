import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")

export const applications: DashboardTexts["applications"] = {
  tabs: "Входящие",
  tabInquiries: "Запросы",
  title: "Отклики",
  summary: (applications) =>
    `${count.of(applications, { one: "отклик", few: "отклика", many: "откликов", other: "отклика" })}, удаляются через 6 месяцев`,
  listLabel: "Отклики, сначала новые",
  received: (when) => `получено ${when}`,
  wroteIn: { de: "пишет по-немецки", en: "пишет по-английски", ru: "пишет по-русски" },
  files: (name) => `Файлы: ${name}`,
  noFiles: "без резюме",
  download: (file, size) => `Скачать ${file}, ${size}`,
  notScanned: "не проверено на вирусы",
  downloadFailed: (file) => `Не удалось скачать ${file}.`,
  remove: (name) => `Удалить отклик: ${name}`,
  removeButton: "Удалить отклик",
  removeText: (name, when, files) =>
    `Отклик: ${name}, получен ${when}, ${count.of(files, { one: "файл", few: "файла", many: "файлов", other: "файла" })}. Останется в корзине не более 30 дней.`,
  removeFailed: "Не удалось удалить отклик.",
  emptyTitle: "Откликов пока нет",
  emptyText: "Здесь появляется всё, что приходит через форму на странице «Карьера», с резюме для скачивания.",
  loadFailed: "Не удалось загрузить отклики",
}
