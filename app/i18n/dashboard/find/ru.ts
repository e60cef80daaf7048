import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("ru")

export const find: DashboardTexts["find"] = {
  title: "Поиск",
  open: "Найти…",
  keys: "Ctrl K",
  kinds: { opened: "недавнее", screen: "Экран", act: "Действие", inquiry: "Запрос" },
  makeBackup: "Создать резервную копию",
  importParts: "Загрузить детали",
  found: (hits) => count.of(hits, { one: "результат", few: "результата", many: "результатов", other: "результата" }),
  nothing: "Ничего не найдено",
  legend: "↑ ↓ выбор · Enter открыть · Ctrl Enter новая вкладка",
}
