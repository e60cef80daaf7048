import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("ru")
const items = { one: "позицию", few: "позиции", many: "позиций", other: "позиции" }

export const paste: PublicTexts["paste"] = {
  check: "Проверить номера",
  checking: "Проверяем",
  empty: "Здесь пока нет ни одного номера. Вставьте номера в поле выше.",
  failed: "Проверка не отвечает. Повторите попытку или отправьте запрос как есть: номера уйдут вместе с комментарием.",
  full: "Не все номера помещаются в запрос. Остальные уйдут вместе с комментарием.",
  summary: (found, replaced, unknown) =>
    `Найдено: ${count.figure(found)}, заменено: ${count.figure(replaced)}, неизвестно: ${count.figure(unknown)}`,
  left: (left, most) =>
    `Проверены первые ${count.figure(most)}. Остальные (${count.figure(left)}) отправьте, пожалуйста, вторым запросом.`,
  pieces: (quantity) => `${count.figure(quantity)} шт.`,
  found: "найдено",
  replacedBy: (successor) => `заменена на ${successor}`,
  unknown: "в наших перечнях нет, запросим, как написано",
  takeSuccessor: (successor) => `Запросить вместо неё ${successor}`,
  add: (value) => `Добавить ${count.of(value, items)} в запрос`,
  added: (value) => `Добавлено: ${count.figure(value)}`,
}
