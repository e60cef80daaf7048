import type { Plan } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { formatMoment } from "../ui/format-date.ts"
import { useToast } from "../ui/toasts.tsx"

interface PlanNotesProps {
  plans: readonly Plan[]
  /** Whether plans can be taken back here. */
  isEditable: boolean
  /** Called when one was taken back. */
  onChanged: () => void
}

/** What is planned for a record, and what was planned and failed. */
export function PlanNotes({ plans, isEditable, onChanged }: PlanNotesProps) {
  const { publishing: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const takeBack = async (plan: number) => {
    try {
      await callApi("DELETE /plan/:id", { params: { id: plan } })
      onChanged()
    } catch (error) {
      toast({ text: errorText(common, error), isError: true })
    }
  }
  return plans.map(({ plan, at, act, state }) => (
    <span key={plan} className={state === "failed" ? "plan-failed" : undefined}>
      {state === "failed" ? texts.failed(formatMoment(at, language)) : texts.acts[act](formatMoment(at, language))}{" "}
      {isEditable && (
        <button type="button" className="text-button" onClick={() => void takeBack(plan)}>
          {state === "failed" ? texts.dismiss : texts.takeBack}
        </button>
      )}
    </span>
  ))
}
