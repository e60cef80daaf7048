import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { SpareSummary } from "#contract/spare.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import type { TextFieldSpec } from "../editor/text-fields.tsx"

export const spareFieldNames = [
  "title_de",
  "title_en",
  "title_ru",
  "subtitle_de",
  "subtitle_en",
  "subtitle_ru",
  "text_de",
  "text_en",
  "text_ru",
  "catalogue",
] as const satisfies readonly (keyof SpareSummary)[]

export const spareTextFields = (texts: DashboardTexts["editor"]): TextFieldSpec[] => [
  { name: "title", kind: "line", label: texts.title, isRequired: true, maxLength: dashboardLimits.title },
  { name: "subtitle", kind: "line", label: texts.subtitle, maxLength: dashboardLimits.title },
  { name: "text", kind: "rich", label: texts.text },
]
