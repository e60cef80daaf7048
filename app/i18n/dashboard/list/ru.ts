import type { DashboardTexts } from "../dashboard-texts.ts"
import { countIn } from "../../count.ts"

const count = countIn("ru")

export const list: DashboardTexts["list"] = {
  copy: "Скопировать",
  copied: "Скопировано",
  copyFailed: "Браузер не разрешает копирование. Выделите текст и скопируйте его клавишами Ctrl+C.",
  move: (name) => `Переместить «${name}»`,
  orderStored: "Порядок сохранён",
  orderUndone: "Прежний порядок восстановлен",
  orderFailed: "Порядок не сохранён.",
  orderStale: "Тем временем его изменил кто-то другой. Список показывает нынешний порядок: переместите запись ещё раз.",
  undo: "Отменить",
  pages: "Страницы",
  previous: "Предыдущая страница",
  next: "Следующая страница",
  range: (first, last, total) => `${count.figure(first)}–${count.figure(last)} из ${count.figure(total)}`,
  pageOf: (page, pages) => `Страница ${count.figure(page)} из ${count.figure(pages)}`,
  discardTitle: "Отменить введённое?",
  discardText: "Всё, что вы ввели, пропадёт.",
  discard: "Отменить ввод",
  keepEditing: "Продолжить ввод",
}
