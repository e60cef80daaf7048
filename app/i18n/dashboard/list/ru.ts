import type { DashboardTexts } from "../dashboard-texts.ts"
import { countIn } from "../../count.ts"

const count = countIn("ru")

export const list: DashboardTexts["list"] = {
  pages: "Страницы",
  previous: "Предыдущая страница",
  next: "Следующая страница",
  range: (first, last, total) => `${count.figure(first)}–${count.figure(last)} из ${count.figure(total)}`,
  pageOf: (page, pages) => `Страница ${count.figure(page)} из ${count.figure(pages)}`,
  discardTitle: "Отменить введённое?",
  discardText: "Всё, что вы ввели в этом окне, пропадёт.",
  discard: "Отменить ввод",
  keepEditing: "Продолжить ввод",
}
