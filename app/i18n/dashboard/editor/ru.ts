import type { DashboardTexts } from "../dashboard-texts.ts"

export const editor: DashboardTexts["editor"] = {}
