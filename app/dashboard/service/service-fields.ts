import { localizedNames } from "#contract/localized.ts"
import { limits } from "#contract/limits.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { Service } from "#contract/service.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import type { TextFieldSpec } from "../editor/text-fields.tsx"

export const serviceFieldNames = [
  ...localizedNames("title"),
  ...localizedNames("summary"),
  ...localizedNames("text"),
  ...localizedNames("meta_title"),
  ...localizedNames("meta_description"),
  "place",
] as const satisfies readonly (keyof Service)[]

export const serviceTextFields = (texts: DashboardTexts["editor"]): TextFieldSpec[] => [
  { name: "title", kind: "line", label: texts.title, isRequired: true, maxLength: dashboardLimits.title },
  { name: "summary", kind: "area", label: texts.summary, maxLength: limits.partDescription },
  { name: "text", kind: "rich", label: texts.text },
]
