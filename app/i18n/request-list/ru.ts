import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("ru")

export const requestList: PublicTexts["requestList"] = {
  title: "В вашем запросе",
  quantity: (part) => `Количество ${part}`,
  less: (part) => `Уменьшить количество ${part}`,
  more: (part) => `Увеличить количество ${part}`,
  changed: (part, quantity) => `${part}: количество ${count.figure(quantity)}`,
  remove: (part) => `Убрать ${part} из запроса`,
  addNote: "Примечание",
  addNoteTo: (part) => `Добавить примечание к ${part}`,
  note: (part) => `Примечание к ${part}`,
  undo: "Вернуть",
  undoFor: (part) => `Вернуть ${part} в запрос`,
  restored: (part) => `${part}: снова в запросе`,
  askedAs: (number) => `Запрошено как ${number}`,
  position: (position) => `Ваша позиция ${position}`,
  oneSet: (quantity) => `${count.figure(quantity)} = один комплект`,
  superseded: (number) => `Заменена на ${number}`,
  takeSuccessor: (number) => `Запросить ${number}`,
  successorTaken: (number) => `Теперь запрашивается ${number}`,
  notStored: "Браузер не сохраняет изменение. Впишите его, пожалуйста, в комментарий.",
}
