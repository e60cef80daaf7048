import type { Plan } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { Icon } from "#app/ui/icon.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { useAction } from "../ui/use-action.ts"

interface PlanNotesProps {
  plans: readonly Plan[]
  /** Version of the record's draft; 0 without one. */
  version: number
  /** Whether plans can be cancelled here. */
  isEditable: boolean
  /** Called when one was cancelled. */
  onChanged: () => void
}

/** Plans of a record, pending and failed. */
export function PlanNotes({ plans, version, isEditable, onChanged }: PlanNotesProps) {
  const { publishing: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { run } = useAction()
  const decide = async (key: number, call: () => Promise<unknown>) => {
    await run(call, { key })
    onChanged()
  }
  const takeBack = (id: number) => decide(id, () => callApi("DELETE /plan/:id", { params: { id } }))
  const confirm = (id: number) => decide(id, () => callApi("POST /plan/:id/confirm", { params: { id }, version }))
  const said = ({ at, act, languages: codes }: Plan) =>
    [texts.acts[act](formatMoment(at, language)), codes.map((code) => code.toUpperCase()).join(", ")]
      .filter(Boolean)
      .join(": ")
  return plans.map((planned) => {
    const { plan, at, act, state, reason } = planned
    const isFailed = state === "failed"
    const doubt = !isFailed && reason !== "" && texts.waits[reason === "forbidden" ? reason : "draft_changed"]
    return (
      <span key={plan} className={isFailed || doubt ? "plan-failed" : undefined}>
        <Icon name={isFailed || doubt ? "warn" : "clock"} />
        <span>
          {isFailed ? texts.failed[act](formatMoment(at, language)) : [said(planned), doubt].filter(Boolean).join(". ")}
        </span>
        {isEditable && doubt && (
          <button type="button" className="text-button" onClick={() => void confirm(plan)}>
            {texts.confirm}
          </button>
        )}
        {isEditable && (
          <button type="button" className="text-button" onClick={() => void takeBack(plan)}>
            {isFailed ? texts.dismiss : texts.takeBack}
          </button>
        )}
      </span>
    )
  })
}
