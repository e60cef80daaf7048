import type { Plan } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { Icon } from "#app/ui/icon.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { useToast } from "../ui/toasts.tsx"

interface PlanNotesProps {
  plans: readonly Plan[]
  /** Whether plans can be cancelled here. */
  isEditable: boolean
  /** Called when one was cancelled. */
  onChanged: () => void
}

/** Plans of a record, pending and failed. */
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
  const said = ({ at, act, languages: of }: Plan) =>
    [texts.acts[act](formatMoment(at, language)), of.map((code) => code.toUpperCase()).join(", ")]
      .filter(Boolean)
      .join(": ")
  return plans.map((of) => {
    const { plan, at, act, state } = of
    const isFailed = state === "failed"
    return (
      <span key={plan} className={isFailed ? "plan-failed" : undefined}>
        <Icon name={isFailed ? "warn" : "clock"} />
        <span>{isFailed ? texts.failed[act](formatMoment(at, language)) : said(of)}</span>
        {isEditable && (
          <button type="button" className="text-button" onClick={() => void takeBack(plan)}>
            {isFailed ? texts.dismiss : texts.takeBack}
          </button>
        )}
      </span>
    )
  })
}
