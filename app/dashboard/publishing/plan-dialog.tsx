import { type FormEvent, useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import type { DraftedEditor } from "../editor/drafted-editor.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { Notice } from "../ui/notice.tsx"
import { TickField } from "../ui/ticks.tsx"
import { useToast } from "../ui/toasts.tsx"
import { germanFields, germanMoment } from "../german-moment.ts"
import { MomentRow } from "./moment-row.tsx"
import { usePlannedPart } from "./use-planned-part.ts"
import "./plan-dialog.css"

const dayMs = 86_400_000

interface PlanDialogProps {
  editor: DraftedEditor
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
  const [day, setDay] = useState(() => germanFields(new Date(openedAt + dayMs)).day)
  const [time, setTime] = useState("08:00")
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { options, chosen, choose, part } = usePlannedPart(editor)
  const at = germanMoment(day, time)
  const isPast = at !== null && at.getTime() <= openedAt
  const moment = at && formatMoment(at.toISOString(), language)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Nested in another form, which must not be submitted.
    event.stopPropagation()
    if (!at || isPast || isBusy || editor.isUploading || !part) return
    setIsBusy(true)
    try {
      if (editor.changed.length > 0) await editor.drafting.saveDraft(editor.state, editor.dispatch)
      const json = { kind: editor.kind, id: editor.at.id, at: at.toISOString(), act: "publish", ...part }
      await callApi("POST /plan", { json })
      await editor.drafting.refresh()
      toast({ text: texts.planned(formatMoment(at.toISOString(), language)), about: "save" })
      onClose()
      onPlanned?.()
    } catch (error) {
      setFailure(error)
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={texts.planTitle} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="plan-fields">
          <TextField type="date" label={texts.day} value={day} isRequired onValue={setDay} />
          <TextField
            type="time"
            label={texts.time}
            value={time}
            isRequired
            error={isPast ? texts.past : undefined}
            onValue={setTime}
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
        {failure !== null && <Notice tone="bad">{errorText(common, failure)}</Notice>}
        <div className="action-row">
          <Button look="line" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" busy={isBusy || editor.isUploading} aria-disabled={!at || isPast || !part}>
            {moment && !isPast ? texts.publishOn(moment) : texts.publishLater}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
