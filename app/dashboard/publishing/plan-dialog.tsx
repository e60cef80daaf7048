import { useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import type { RecordEditor } from "../record/use-record-editor.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { formatMoment, germanFields, germanMoment, formatDate, germanZone } from "../ui/format-date.ts"
import { Form } from "../ui/form.tsx"
import { TickField } from "../ui/ticks.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"
import "./publishing.css"
import { type Language, languages } from "#contract/language.ts"
import { formChanges } from "../editor/draft-content.ts"
import type { PublishChoice } from "../record/use-drafting.ts"

const minuteMs = 60_000

/** A moment by the clock in Germany, by the browser's where that differs, and how far away it is. */
function MomentRow({ at, from }: { at: Date; from: number }) {
  const { publishing: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const clock = (timeZone: string | undefined, isDayShown: boolean) =>
    formatDate(at, language, {
      ...(isDayShown && { day: "numeric", month: "short" }),
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZoneName: "short",
      timeZone,
    })
  const dayIn = (timeZone: string | undefined) => at.toLocaleDateString("sv-SE", { timeZone })
  const timeIn = (timeZone: string | undefined) => at.toLocaleTimeString("sv-SE", { timeZone })
  const isElsewhere = dayIn(undefined) !== dayIn(germanZone) || timeIn(undefined) !== timeIn(germanZone)
  return (
    <dl className="moment-row">
      <div>
        <dt>{texts.inGermany}</dt>
        <dd>{clock(germanZone, false)}</dd>
      </div>
      {isElsewhere && (
        <div>
          <dt>{texts.inBrowser}</dt>
          <dd>{clock(undefined, dayIn(undefined) !== dayIn(germanZone))}</dd>
        </div>
      )}
      <div>
        <dt>{texts.fromNow}</dt>
        <dd>{texts.duration(Math.floor((at.getTime() - from) / minuteMs))}</dd>
      </div>
    </dl>
  )
}

const dayMs = 86_400_000

interface PlanDialogProps {
  editor: RecordEditor
  onClose: () => void
  onPlanned?: () => void
}

/**
 * Chooses when the draft is published, in German time, and which languages; saves unsaved input as the draft first, once
 * its uploads have finished.
 */
export default function PlanDialog({ editor, onClose, onPlanned }: PlanDialogProps) {
  const { publishing: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const [openedAt] = useState(() => Date.now())
  const { options, chosen, choose, part } = usePlannedPart(editor)
  const form = useForm({
    start: { day: germanFields(new Date(openedAt + dayMs)).day, time: "08:00" },
    send: async () => {
      if (!at || isPast || editor.isUploading || !part) return
      if (editor.changed.length > 0) await editor.drafting.saveDraft(editor.state, editor.dispatch)
      const json = { kind: editor.kind, id: editor.at.id, at: at.toISOString(), act: "publish", ...part }
      await callApi("POST /plan", { json })
      await editor.drafting.refresh()
      toast({ text: texts.planned(formatMoment(at.toISOString(), language)), about: "save" })
      onClose()
      onPlanned?.()
    },
  })
  const at = germanMoment(form.values.day, form.values.time)
  const isPast = at !== null && at.getTime() <= openedAt
  const moment = at && formatMoment(at.toISOString(), language)
  return (
    <Dialog title={texts.planTitle} onClose={onClose}>
      <Form form={form}>
        <div className="plan-fields">
          <TextField type="date" label={texts.day} {...form.field("day")} isRequired />
          <TextField
            type="time"
            label={texts.time}
            {...form.field("time")}
            isRequired
            error={isPast ? texts.past : undefined}
          />
        </div>
        {at && !isPast && <MomentRow at={at} from={openedAt} />}
        {options.length > 1 && (
          <TickField
            legend={texts.planWhat}
            type="checkbox"
            isRow
            options={options}
            chosen={chosen}
            onChoose={choose}
            error={part ? null : texts.planNothing}
          />
        )}
        <p>{texts.planText}</p>
        <div className="action-row">
          <Button look="line" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" busy={form.isBusy || editor.isUploading} aria-disabled={!at || isPast || !part}>
            {moment && !isPast ? texts.publishOn(moment) : texts.publishLater}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

type Part = Language | "others"

/** Returns the languages of a draft that can be planned and those selected; `part` is the selection as a plan stores it,
 * null for an empty one. */
function usePlannedPart(editor: RecordEditor) {
  const { editor: texts, common } = useDashboardTexts()
  const changes = formChanges(editor)
  const touched = languages.filter((of) => changes.some(({ language }) => language === of))
  const hasOthers = touched.length > 0 && changes.some(({ language }) => language === undefined)
  const values: Part[] = [...touched, ...(hasOthers ? ["others" as const] : [])]
  const [chosen, choose] = useState<readonly Part[]>(values)
  const going = touched.filter((of) => chosen.includes(of))
  const areAll = values.every((value) => chosen.includes(value))
  const some: PublishChoice = { languages: going, others: chosen.includes("others") }
  return {
    options: values.map((value) => ({
      value,
      label: value === "others" ? texts.changesOthers : common.languageNames[value],
    })),
    chosen,
    choose,
    // Without a language named, all that the draft holds at that moment is meant.
    part: areAll ? { languages: [], others: true } : going.length > 0 ? some : null,
  }
}
