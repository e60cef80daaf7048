import { countIn } from "../count.ts"
import { once } from "../once.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("ru")
const days = once(() => new Intl.DateTimeFormat("ru", { dateStyle: "medium", timeZone: "UTC" }))
const items = { one: "позиция", few: "позиции", many: "позиций", other: "позиции" }

export const partRequest: PublicTexts["partRequest"] = {
  title: "Запросить",
  which: "Какой номер",
  current: "действующий",
  withNote: (number) => `с пометкой «запрошено как ${number}»`,
  exactly: "именно это исполнение, в том числе из остатков или после ремонта",
  quantity: "Количество",
  less: "Меньше",
  more: "Больше",
  oneMachine: (value) => `${count.figure(value)} шт.: на одну машину`,
  neededBy: "Нужно к дате",
  optional: "необязательно",
  needs: "Срок и документы",
  documents: "Документы",
  documentsChosen: (value) => `Выбрано: ${count.figure(value)}`,
  documentNames: {
    inspection: "Сертификат 3.1 (EN 10204)",
    conformity: "Декларация о соответствии",
    origin: "Сертификат происхождения",
  },
  documentsNote: (names) => `Документы: ${names}`,
  neededByNote: (day) => `Нужно к ${days().format(new Date(day))}`,
  add: "В запрос",
  added: (number) => `${number} в вашем запросе`,
  pieces: (value) => `${count.figure(value)} шт.`,
  askedAs: (number) => `запрошено как ${number}`,
  toRequest: (value) => `К запросу, ${count.of(value, items)}`,
  change: "Изменить",
  inRequest: (value) => `В вашем запросе: ${count.of(value, items)}`,
  open: "К запросу",
  bar: "Запросить",
  copy: (number) => `Скопировать номер ${number}`,
  copied: (number) => `${number}: скопировано`,
  notCopied: "В этом браузере копирование недоступно.",
  print: "Печать с QR-кодом",
  share: "Поделиться",
  copyAddress: "Скопировать адрес",
  addressCopied: "Адрес скопирован",
}
