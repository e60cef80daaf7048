import { type FormEvent, useEffect, useState } from "react"
import { type Inquiry, type InquiryOutcome, inquiryOutcomes } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { PopPanel } from "../ui/pop-panel.tsx"
import { TickField } from "../ui/ticks.tsx"
import type { InquiryChanges } from "./use-inquiry-changes.tsx"

interface CloseMenuProps {
  inquiry: Inquiry
  changes: InquiryChanges
}

/** Menu that closes an inquiry with an outcome, or reopens a closed one. */
export function CloseMenu({ inquiry, changes }: CloseMenuProps) {
  const desk = useDeskTexts()
  if (inquiry.outcome !== null)
    return (
      <Button
        look="quiet"
        icon="refresh"
        data-desk-key="c"
        onClick={() => void changes.update(inquiry, { outcome: null })}
      >
        {desk.reopen}
      </Button>
    )
  return (
    <PopPanel label={desk.close} icon="check" data-desk-key="c">
      {(close) => <OutcomeForm inquiry={inquiry} changes={changes} onDone={close} />}
    </PopPanel>
  )
}

/** Keys 1 to 5 choose an outcome, Enter closes the inquiry. */
function OutcomeForm({ inquiry, changes, onDone }: CloseMenuProps & { onDone: () => void }) {
  const { common } = useDashboardTexts()
  const desk = useDeskTexts()
  const [outcome, setOutcome] = useState<InquiryOutcome>("won")
  const [note, setNote] = useState(inquiry.outcome_note)
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const chosen = inquiryOutcomes[Number(key) - 1]
      if (chosen && !(target instanceof HTMLInputElement && target.type === "text")) setOutcome(chosen)
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [])
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    // After a failure the note stays for another try.
    if (await changes.update(inquiry, { outcome, outcome_note: note })) onDone()
    setIsBusy(false)
  }
  return (
    <form className="outcome-form" onSubmit={(event) => void submit(event)}>
      <TickField
        legend={desk.howEnded}
        type="radio"
        options={inquiryOutcomes.map((value, index) => ({
          value,
          label: `${desk.outcomeNames[value]} (${index + 1})`,
        }))}
        chosen={[outcome]}
        onChoose={([chosen]) => chosen && setOutcome(chosen)}
      />
      <TextField label={desk.outcomeNote} value={note} maxLength={limits.itemNote} onValue={setNote} type="text" />
      <p className="hint">{desk.reopensItself}</p>
      <div className="action-row">
        <Button look="line" onClick={onDone}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={isBusy} data-first-focus>
          {desk.closeRequest}
        </Button>
      </div>
    </form>
  )
}
