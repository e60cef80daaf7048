import { useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { formatMoment, germanFields, germanMoment, formatDate, germanZone } from "../ui/format-date.ts"
import { Form } from "../ui/form.tsx"
import { TickField } from "../ui/ticks.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"
import "./publishing.css"
import type { Language } from "#contract/language.ts"
import type { PlanSubject } from "./plan-subject.ts"
import type { PublishChoice } from "../record/record-store.ts"

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
  subject: PlanSubject
  onClose: () => void
  onPlanned?: () => void
}

/**
 * Chooses when the draft is published, or the hidden record shown, and when the record is taken off the site, in German
 * time; saves unsaved input as the draft first, once its uploads have finished.
 */
export default function PlanDialog({ subject, onClose, onPlanned }: PlanDialogProps) {
  const { publishing: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const [openedAt] = useState(() => Date.now())
  const { isDrafted, isUploading } = subject
  const first = isDrafted ? "publish" : subject.isHidden ? "show" : null
  const { options, chosen, choose, part } = usePlannedPart(subject)
  const form = useForm({
    start: {
      day: first ? germanFields(new Date(openedAt + dayMs)).day : "",
      time: "08:00",
      hideDay: "",
      hideTime: "18:00",
    },
    send: async () => {
      if (!isReady || isUploading) return
      await subject.save()
      const plan = async (act: "publish" | "show" | "hide", moment: Date, body: object = {}) =>
        subject.plan({ act, at: moment.toISOString(), ...body })
      if (at && first) await plan(first, at, first === "publish" && part ? part : {})
      if (hideAt) await plan("hide", hideAt)
      await subject.refresh()
      toast({ text: said.join(". "), about: "save" })
      onClose()
      onPlanned?.()
    },
  })
  const at = first && germanMoment(form.values.day, form.values.time)
  const hideAt = germanMoment(form.values.hideDay, form.values.hideTime)
  const isPast = at !== null && at.getTime() <= openedAt
  const isHiddenTooEarly = hideAt !== null && hideAt.getTime() <= Math.max(openedAt, at?.getTime() ?? 0)
  const isReady = (at || hideAt) && !isPast && !isHiddenTooEarly && (!at || first !== "publish" || part)
  const said = [
    ...(at && first ? [texts.acts[first](formatMoment(at.toISOString(), language))] : []),
    ...(hideAt ? [texts.acts.hide(formatMoment(hideAt.toISOString(), language))] : []),
  ]
  const moment = at && formatMoment(at.toISOString(), language)
  return (
    <Dialog title={isDrafted ? texts.planTitle : texts.planAct} onClose={onClose}>
      <Form form={form}>
        {first && (
          <div className="plan-fields">
            <TextField type="date" label={texts.day} {...form.field("day")} />
            <TextField type="time" label={texts.time} {...form.field("time")} error={isPast ? texts.past : undefined} />
          </div>
        )}
        {at && !isPast && <MomentRow at={at} from={openedAt} />}
        {first === "publish" && options.length > 1 && (
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
        {first === "publish" && <p>{texts.planText}</p>}
        {subject.canHide && (
          <div className="plan-fields">
            <TextField type="date" label={texts.hideDay} {...form.field("hideDay")} />
            <TextField
              type="time"
              label={texts.hideTime}
              {...form.field("hideTime")}
              error={isHiddenTooEarly ? texts.hideTooEarly : undefined}
            />
          </div>
        )}
        <div className="action-row">
          <Button look="line" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" busy={form.isBusy || isUploading} aria-disabled={!isReady}>
            {isReady && (hideAt || first !== "publish")
              ? texts.planBoth(said.length)
              : moment && !isPast
                ? texts.publishOn(moment)
                : texts.publishLater}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

type Part = Language | "others"

/** Returns the languages of a draft that can be planned and those selected; `part` is the selection as a plan stores it,
 * null for an empty one. */
function usePlannedPart({ touched, hasOthers }: PlanSubject) {
  const { editor: texts, common } = useDashboardTexts()
  const values: Part[] = [...touched, ...(hasOthers ? ["others" as const] : [])]
  const [chosen, choose] = useState<readonly Part[]>(values)
  const going = touched.filter((code) => chosen.includes(code))
  const areAll = values.every((value) => chosen.includes(value))
  const choice: PublishChoice = { languages: going, others: chosen.includes("others") }
  return {
    options: values.map((value) => ({
      value,
      label: value === "others" ? texts.changesOthers : common.languageNames[value],
    })),
    chosen,
    choose,
    // Without a language named, all that the draft holds at that moment is meant.
    part: areAll ? { languages: [], others: true } : going.length > 0 ? choice : null,
  }
}
