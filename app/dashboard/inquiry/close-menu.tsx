import { type InquiryOutcome, inquiryOutcomes } from "#contract/inquiry-constants.ts"
import type { Inquiry } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { PopPanel } from "../ui/pop-panel.tsx"
import { TickField } from "../ui/ticks.tsx"
import { useForm } from "../ui/use-form.ts"
import { useShortcut } from "../ui/use-shortcut.ts"
import type { InquiryChanges } from "./use-inquiry-changes.tsx"

interface CloseMenuProps {
  inquiry: Inquiry
  changes: InquiryChanges
}

/** Menu that closes an inquiry with an outcome, or reopens a closed one. */
export function CloseMenu({ inquiry, changes }: CloseMenuProps) {
  const desk = useDeskTexts()
  if (inquiry.state === "closed")
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
  const form = useForm({
    start: { outcome: "won" as InquiryOutcome, outcome_note: inquiry.outcome_note },
    send: async (values) => {
      // After a failure the note stays for another try.
      if (await changes.update(inquiry, values)) onDone()
    },
  })
  useShortcut(
    inquiryOutcomes.map((_, index) => String(index + 1)),
    (key) => form.set({ outcome: inquiryOutcomes[Number(key) - 1] ?? form.values.outcome }),
    { isInPanel: true },
  )
  return (
    <Form form={form} className="outcome-form">
      <TickField
        legend={desk.howEnded}
        type="radio"
        options={inquiryOutcomes.map((value, index) => ({
          value,
          label: `${desk.outcomeNames[value]} (${index + 1})`,
        }))}
        chosen={[form.values.outcome]}
        onChoose={([outcome]) => outcome && form.set({ outcome })}
      />
      <TextField label={desk.outcomeNote} {...form.field("outcome_note")} maxLength={limits.itemNote} type="text" />
      <p className="hint">{desk.reopensItself}</p>
      <div className="action-row">
        <Button look="line" onClick={onDone}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={form.isBusy} data-first-focus>
          {desk.closeRequest}
        </Button>
      </div>
    </Form>
  )
}
