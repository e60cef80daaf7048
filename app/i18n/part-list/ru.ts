import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"
import { once } from "../once.ts"

const count = countIn("ru")
const items = (value: number) => count.of(value, { one: "позиция", few: "позиции", many: "позиций", other: "позиции" })
const parts = (value: number) => count.of(value, { one: "деталь", few: "детали", many: "деталей", other: "детали" })
const day = once(
  () =>
    new Intl.DateTimeFormat("ru", {
      timeZone: "Europe/Berlin",
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
    }),
)

export const partList: PublicTexts["partList"] = {
  items: parts,
  pageTitle: (group, page) => (page > 1 ? `${group}, стр. ${count.figure(page)}` : `${group}: список`),
  description: (group, total) =>
    `${group}: ${parts(total)} с номером, описанием, действующим номером и количеством. Поиск, подбор, запрос наличия.`,
  descriptionPage: (page, pages) => `Страница ${count.figure(page)} из ${count.figure(pages)}.`,

  table: "Список деталей",
  about: "О группе",

  search: "Номер детали или описание",
  find: "Найти",
  clear: "Очистить поиск",
  found: (value) => (value === 0 ? "Ничего не найдено" : `Найдено ${count.figure(value)}`),
  ofAll: (total) => `из ${count.figure(total)}`,
  readHow: {
    number: (query) => `по запросу «${query}»`,
    numbers: (query) => `по запросу ${query}`,
    alias: (query) => `по запросу «${query}», та же деталь`,
    synonym: (query) => `по запросу «${query}» (равнозначные слова)`,
    layout: (query) => `по запросу «${query}» (другая раскладка)`,
    typo: (query) => `по запросу «${query}» (похожее написание)`,
    guess: (query) => `по запросу «${query}» (похожее написание)`,
  },
  current: (number) => `Действующая деталь, заменяет ${number}`,
  ignoring: "Найдено без учёта пробелов и знаков",
  foundIn: { de: "Найдено на немецком", en: "Найдено на английском", ru: "Найдено на русском" },

  number: "Номер детали",
  text: "Описание",
  substitute: "Заменена на",
  quantity: "Кол-во",
  request: "Запрос",
  none: "не заменена",
  copy: (part) => `Скопировать номер ${part}`,
  copied: (part) => `${part}: скопировано`,
  notCopied: "В этом браузере копирование недоступно.",
  add: "В запрос",
  addFor: (part) => `${part}: добавить в запрос`,
  added: "В запросе",
  addedFor: (part) => `${part}: убрать из запроса`,
  superseded: (number) => `Заменена на ${number}.`,

  pages: "Страницы",
  range: (first, last, total) => `${count.figure(first)}–${count.figure(last)} из ${count.figure(total)}`,
  page: (page, pages) => `Страница ${count.figure(page)} из ${count.figure(pages)}`,
  previous: "Предыдущая страница",
  next: "Следующая страница",

  noHits: (query) => `По запросу «${query}» ничего не найдено`,
  noHitsHelp:
    "Проверьте номер или впишите его в запрос: часто достаточно фотографии старой детали или паспортной таблички. По телефону ещё быстрее:",
  noHitsInForm: "Вписать номер в запрос",
  toForm: "К форме",
  empty: "В этом списке пока нет деталей",
  emptyHelp: "Мы поставляем и детали, которых нет в списке. Пришлите номер детали или позвоните:",
  failed: "Список загрузить не удалось",

  ask: "Запросить наличие",
  group: "Группа",
  comment: (query) => `Нужна деталь: ${query}`,
  bar: (value) => (value === 0 ? "Детали пока не выбраны" : `В запросе ${items(value)}`),

  catalogueTitle: "Запасные части",
  catalogueText: (group) =>
    `Полный перечень «${group}» для вашей службы снабжения: номера, описания, новые номера и количества. Без цен.`,
  withoutCatalogue: (group) =>
    `Для раздела «${group}» каталога в виде файла нет. Ищите в перечне или пришлите нам номера.`,
  catalogueLink: "Скачать каталог",
  catalogueFacts: (rows, date) => `.xlsx, ${parts(rows)}, ${day().format(date)}`,
}
