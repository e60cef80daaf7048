import { localizedNames } from "#contract/localized.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { SpareSummary } from "#contract/spare.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import type { TextFieldSpec } from "../editor/text-fields.tsx"

export const spareFieldNames = [
  ...localizedNames("title"),
  ...localizedNames("subtitle"),
  ...localizedNames("text"),
  ...localizedNames("meta_title"),
  ...localizedNames("meta_description"),
  "catalogue",
] as const satisfies readonly (keyof SpareSummary)[]

export const spareTextFields = (texts: DashboardTexts["editor"]): TextFieldSpec[] => [
  { name: "title", kind: "line", label: texts.title, isRequired: true, maxLength: dashboardLimits.title },
  { name: "subtitle", kind: "line", label: texts.subtitle, maxLength: dashboardLimits.title },
  { name: "text", kind: "rich", label: texts.text },
]
