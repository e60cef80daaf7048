import type { DashboardTexts } from "../dashboard-texts.ts"
import { countIn } from "../../count.ts"

const count = countIn("ru")

export const requests: DashboardTexts["requests"] = {
  title: "Запросы",
  summary: (all, unread) =>
    unread > 0 ? `всего ${count.figure(all)}, непрочитанных: ${count.figure(unread)}` : `всего ${count.figure(all)}`,
  filter: "Фильтр",
  filters: {
    all: "Все",
    availability: "Наличие",
    "pre-order": "Предзаказ",
    contact: "Контакты",
    unverified: "Без проверки",
  },
  searchLabel: "Поиск по запросам",
  searchHint: "Имя, компания, номер детали",
  columns: {
    received: "Получен",
    name: "Имя",
    company: "Компания",
    email: "Эл. почта",
    source: "Форма",
    parts: "Детали",
    language: "Язык",
    check: "Не робот",
    actions: "Удалить",
  },
  verified: "Проверен",
  unverified: "Без проверки",
  unverifiedNote:
    "Отправлен без проверки «Я не робот». Отнеситесь внимательно: по электронной почте такой запрос не пересылался.",
  unread: "не прочитан",
  noText: "Отправлен без сообщения.",
  reference: "Номер запроса",
  wroteIn: { de: "пишет по-немецки", en: "пишет по-английски", ru: "пишет по-русски" },
  items: "Запрошенные детали",
  quantity: (quantity) => `${count.figure(quantity)} шт.`,
  noParts: "без деталей",
  showInList: (partnumber) => `Показать ${partnumber} в списке деталей`,
  reply: "Ответить по почте",
  copyNumbers: "Копировать номера",
  copied: (parts) =>
    `Скопировано с количеством: ${count.of(parts, { one: "номер", few: "номера", many: "номеров", other: "номера" })}`,
  copyFailed: "Браузер не разрешает копирование. Выделите номера вручную.",
  remove: (name) => `Удалить запрос: ${name}`,
  removeButton: "Удалить запрос",
  removeQuestion: (name, company, received) => `Запрос: ${name} (${company}), получен ${received}.`,
  removeParts: (parts) =>
    `Вместе с ним удаляется список: ${count.of(parts, { one: "деталь", few: "детали", many: "деталей", other: "детали" })}.`,
  emptyTitle: "Запросов пока нет",
  emptyText: "Здесь появится всё, что посетители отправят через форму контактов, предзаказ и списки деталей.",
  nothingTitle: "Запросы не найдены",
  nothingText: "По этому поиску и фильтру запросов нет.",
  showAll: "Показать все запросы",
  listLabel: "Запросы, сначала новые",
  found: (total) =>
    `Найдено: ${count.of(total, { one: "запрос", few: "запроса", many: "запросов", other: "запроса" })}`,
  loadFailed: "Не удалось загрузить запросы",
  readFailed: "Не удалось отметить запрос как прочитанный.",
  removeFailed: "Не удалось удалить запрос.",
}
