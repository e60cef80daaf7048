import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"
import { once } from "../once.ts"

const count = countIn("ru")
const time = once(() => new Intl.DateTimeFormat("ru", { dateStyle: "medium", timeStyle: "short" }))

export const sent: PublicTexts["sent"] = {
  at: (date) => `Отправлено ${time().format(date)}`,
  lines: "Ваши позиции",
  number: "Номер детали",
  text: "Описание",
  quantity: "Количество",
  note: "Примечание",
  files: "Фотографии и чертежи",
  attachAgain: "Файлы на устройстве не хранятся: при повторной отправке приложите их, пожалуйста, ещё раз.",
  print: "Распечатать",
  again: "Изменить и отправить ещё раз",
  onDevice: "Эти данные хранятся только на этом устройстве, больше их никто не видит.",
  remove: "Удалить с устройства",
  list: (value) => `Отправленные ранее (${count.figure(value)})`,
  summary: (date, items) =>
    `${time().format(date)}, ${count.of(items, { one: "позиция", few: "позиции", many: "позиций", other: "позиции" })}`,
  show: "посмотреть",
  removeOne: (reference) => `Удалить запрос ${reference} с устройства`,
  removed: (reference) => `Запрос ${reference} удалён с этого устройства`,
  removeAll: "Удалить все с устройства",
  removedAll: "Все отправленные запросы удалены с этого устройства",
}
