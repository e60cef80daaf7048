import type { DashboardTexts } from "../dashboard-texts.ts"

export const services: DashboardTexts["services"] = {}
