import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")

export const resultPage: DashboardTexts["resultPage"] = {
  section: "Страница результатов",
  hint: "Так страница выглядит в поисковых системах. Пустые поля заполняет автоматический текст.",
  preview: "Предпросмотр в результатах поиска",
  sharedPreview: "Вид при отправке ссылки",
  title: "Заголовок",
  description: "Описание",
  pixels: (used, most) => `Заголовок: ${count.figure(used)} из ${count.figure(most)} пикселей`,
  characters: (used, most) => `Описание: ${count.figure(used)} из ${count.figure(most)} знаков`,
  titleCut: "Заголовок будет обрезан.",
  descriptionCut: "Описание будет обрезано.",
  noDescription: "Без описания поисковая система сама выберет отрывок.",
}
