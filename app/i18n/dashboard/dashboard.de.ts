import { joinTexts } from "../by-language.ts"
import type { DashboardTexts } from "./dashboard-texts.ts"

// The desk's texts come with its screen.
export const dashboardTexts = joinTexts<DashboardTexts>(
  import.meta.glob<Partial<DashboardTexts>>(["./*/de.ts", "!./desk/*"], { eager: true }),
)
