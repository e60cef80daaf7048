import { shortShare } from "#contract/inquiry-constants.ts"
import type { Inquiry } from "#contract/inquiry.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { formatMinutes } from "../ui/format-number.ts"
import { useReceived } from "./use-received.ts"

/** Arrival, source, deadline and first response time of an inquiry. */
export function InquiryCells({ inquiry }: { inquiry: Inquiry }) {
  const { inquiries: texts } = useDashboardTexts()
  const desk = useDeskTexts()
  const received = useReceived()
  const { created_at, source, due_at, time_left, first_answer_minutes, state } = inquiry
  const minutes = (value: number) => formatMinutes(value, desk.units)
  const isShort = time_left !== null && time_left.minutes <= time_left.of * (1 - shortShare)
  return (
    <dl className="thread-cells">
      <div>
        <dt>{desk.cells.received}</dt>
        <dd>{received(created_at)}</dd>
        <dd className="cell-more">{texts.filters[source]}</dd>
      </div>
      <div className={isShort ? (time_left.minutes < 0 ? "cell-over" : "cell-short") : undefined}>
        <dt>{desk.cells.due}</dt>
        {due_at !== null && time_left ? (
          <>
            <dd>{received(due_at)}</dd>
            <dd className="cell-more">
              {time_left.minutes < 0
                ? desk.over(minutes(time_left.minutes))
                : desk.leftOf(minutes(time_left.minutes), minutes(time_left.of))}
            </dd>
          </>
        ) : (
          <>
            <dd>–</dd>
            <dd className="cell-more">{desk.inquiryStates[state]}</dd>
          </>
        )}
      </div>
      <div>
        <dt>{desk.cells.first}</dt>
        <dd>{first_answer_minutes === null ? "–" : minutes(first_answer_minutes)}</dd>
        {first_answer_minutes === null && <dd className="cell-more">{desk.cells.none}</dd>}
      </div>
    </dl>
  )
}
