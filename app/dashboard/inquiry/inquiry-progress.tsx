import { useQuery } from "@tanstack/react-query"
import { type Inquiry, inquiryOutcomes, shortShare } from "#contract/inquiry.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { read } from "../api/read.ts"
import { FilterSelect } from "../list/filter-select.tsx"
import { useMay, useShell } from "../shell/shell-context.tsx"
import { Button } from "../ui/button.tsx"
import { formatMinutes } from "./format-minutes.ts"
import type { InquiryChanges } from "./use-inquiry-changes.tsx"

/** Where an inquiry stands, and how much of the promised time is left. */
export function ProgressNote({ inquiry: { state, time_left } }: { inquiry: Inquiry }) {
  const desk = useDeskTexts()
  if (!time_left) return <span className="request-progress">{desk.inquiryStates[state]}</span>
  const { minutes, of } = time_left
  const isShort = minutes < of * (1 - shortShare)
  const tone = minutes < 0 ? "request-late" : isShort ? "request-short" : ""
  const left = formatMinutes(minutes, desk.units)
  return (
    <span className={`request-progress ${tone}`.trim()}>
      {desk.inquiryStates[state]}, {minutes < 0 ? desk.over(left) : desk.left(left)}
    </span>
  )
}

/** Who has an inquiry, when it comes back, and how it ended. */
export function ProgressBar({ inquiry, changes }: { inquiry: Inquiry; changes: InquiryChanges }) {
  const desk = useDeskTexts()
  const { account } = useShell()
  const mayEdit = useMay("inquiries.edit")
  const { data: people = [] } = useQuery({ ...read("GET /desk/people"), enabled: mayEdit })
  const { owner, outcome, remind_at, first_answer_minutes } = inquiry
  if (!mayEdit) return null
  const known = owner && people.every(({ id }) => id !== owner.id) ? [...people, owner] : people
  return (
    <div className="progress-bar">
      <ProgressNote inquiry={inquiry} />
      {first_answer_minutes !== null && (
        <span>{desk.firstAnswer(formatMinutes(first_answer_minutes, desk.units))}</span>
      )}
      {owner?.id !== account.id && (
        <Button look="line" data-desk-key="a" onClick={() => void changes.update(inquiry, { owner_id: account.id })}>
          {desk.take}
        </Button>
      )}
      <span aria-hidden="true">{desk.owner}</span>
      <FilterSelect
        label={desk.owner}
        value={String(owner?.id ?? "")}
        options={[
          { value: "", label: desk.nobody },
          ...known.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChoose={(id) => void changes.update(inquiry, { owner_id: id === "" ? null : Number(id) })}
      />
      <label className="progress-remind">
        {desk.remind}
        <input
          className="input"
          type="date"
          value={remind_at?.slice(0, 10) ?? ""}
          onChange={({ target: { value } }) =>
            void changes.update(inquiry, { remind_at: value === "" ? null : `${value}T07:00:00.000Z` })
          }
        />
      </label>
      <FilterSelect
        label={desk.outcome}
        value={outcome ?? ""}
        options={[
          { value: "", label: desk.notClosed },
          ...inquiryOutcomes.map((value) => ({ value, label: desk.closedAs(desk.outcomes[value]) })),
        ]}
        onChoose={(chosen) => void changes.update(inquiry, { outcome: chosen === "" ? null : chosen })}
      />
    </div>
  )
}
