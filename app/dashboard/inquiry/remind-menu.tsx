import { useState } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { formatDayShort, germanFields, germanMoment } from "../ui/format-date.ts"
import { Button } from "../ui/button.tsx"
import { Form } from "../ui/form.tsx"
import { PopPanel } from "../ui/pop-panel.tsx"
import { useForm } from "../ui/use-form.ts"
import type { InquiryChanges } from "./use-inquiry-changes.tsx"

const dayMs = 86_400_000
const offeredDays = [1, 3, 7, 14]
// Start of the working day at the desk.
const remindAt = "08:00"

interface RemindMenuProps {
  inquiry: Inquiry
  changes: InquiryChanges
}

/** Sets the day on which a waiting inquiry reopens. */
export function RemindMenu({ inquiry, changes }: RemindMenuProps) {
  const desk = useDeskTexts()
  const language = useDashboardLanguage()
  const { remind_at } = inquiry
  const day = remind_at === null ? null : formatDayShort(remind_at, language)
  return (
    <PopPanel
      label={day === null ? desk.remind : desk.remindOn(day)}
      title={day === null ? desk.remind : desk.remindOn(day)}
      shown={<span className="visually-hidden">{day === null ? desk.remind : desk.remindOn(day)}</span>}
      className={day === null ? "" : "remind-set"}
      icon="clock"
    >
      {(close) => <DayForm inquiry={inquiry} changes={changes} onDone={close} />}
    </PopPanel>
  )
}

function DayForm({ inquiry, changes, onDone }: RemindMenuProps & { onDone: () => void }) {
  const desk = useDeskTexts()
  const language = useDashboardLanguage()
  const [now] = useState(() => new Date())
  const { remind_at } = inquiry
  const form = useForm({
    start: { day: remind_at === null ? "" : germanFields(new Date(remind_at)).day },
    send: async ({ day }) => {
      const at = germanMoment(day, remindAt)
      if (!at) return
      onDone()
      await changes.update(inquiry, { remind_at: at.toISOString() })
    },
  })
  const { day } = form.values
  const clear = () => {
    onDone()
    void changes.update(inquiry, { remind_at: null })
  }
  return (
    <Form form={form} className="remind-form">
      <div className="remind-days">
        {offeredDays.map((days, index) => {
          const at = new Date(now.getTime() + days * dayMs)
          return (
            <Button
              key={days}
              look="line"
              data-first-focus={index === 0 || undefined}
              onClick={() => form.submit({ day: germanFields(at).day })}
            >
              {formatDayShort(at.toISOString(), language)}
            </Button>
          )
        })}
      </div>
      <label className="field">
        {desk.remindDay}
        <input
          className="input"
          type="date"
          value={day}
          min={germanFields(now).day}
          onChange={({ target }) => form.set({ day: target.value })}
        />
      </label>
      <p className="hint">{desk.remindHint}</p>
      <div className="action-row">
        {remind_at !== null && (
          <Button look="line" onClick={clear}>
            {desk.remindNot}
          </Button>
        )}
        <Button type="submit" disabled={day === ""}>
          {desk.remindSave}
        </Button>
      </div>
    </Form>
  )
}
