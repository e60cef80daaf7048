import type { DashboardTexts } from "../dashboard-texts.ts"

export const images: DashboardTexts["images"] = {}
