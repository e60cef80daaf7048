import { joinTexts } from "../by-language.ts"
import type { DashboardTexts } from "./dashboard-texts.ts"

// The desk's texts come with its screen.
export const dashboardTexts = joinTexts<DashboardTexts>(
  import.meta.glob<Partial<DashboardTexts>>(["./*/ru.ts", "!./desk/*"], { eager: true }),
)
