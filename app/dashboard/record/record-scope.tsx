import type { ReactNode } from "react"
import type { Publication } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { type ValueText, ValueTextScope } from "../editor/value-text.ts"
import { DraftScope } from "../ui/draft-scope.tsx"
import type { RecordFormDefinition } from "./define-form.ts"

interface RecordScopeProps {
  definition: RecordFormDefinition
  context: unknown
  publication: Publication | null
  children: ReactNode
}

const useOwnValue = (): ValueText => (_key, value) => value

/** Around a record's form: which fields its draft changes, and how values of its fields are shown. */
export function RecordScope({ definition, context, publication, children }: RecordScopeProps) {
  const texts = useDashboardTexts()
  const { choice, useValueText = useOwnValue } = definition
  const shownValue = useValueText(context)
  const valueText: ValueText = (key, value) =>
    choice?.name === key ? (choice.texts(texts).options[value] ?? value) : shownValue(key, value)
  return (
    <ValueTextScope value={valueText}>
      <DraftScope publication={publication}>{children}</DraftScope>
    </ValueTextScope>
  )
}
