import { type FormEvent, useRef, useState } from "react"
import type { Redirect } from "#contract/redirect.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useUnkeptInput } from "../editor/use-unsaved.ts"
import { useDiscard } from "../ui/use-discard.ts"
import { DialogActions } from "../ui/dialog-actions.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { Notice } from "../ui/notice.tsx"
import { TargetField } from "./target-field.tsx"
import { type RedirectErrors, useRedirectChanges } from "./use-redirect-changes.ts"
import { useTarget } from "./use-target.ts"

interface RedirectDialogProps {
  /** Redirect to change; without it a new one. */
  redirect?: Redirect | undefined
  onClose: () => void
}

/** Old address and target page of one redirect. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const { redirects: texts } = useDashboardTexts()
  const form = useRef<HTMLFormElement>(null)
  const [from, setFrom] = useState(redirect?.from ?? "")
  const { choice, language, setChoice, setLanguage } = useTarget(from, redirect)
  const { save } = useRedirectChanges()
  const [errors, setErrors] = useState<RedirectErrors>(null)
  const [isBusy, setIsBusy] = useState(false)
  const before = redirect ?? { from: "", target: "", status: 308 }
  const isTyped =
    from !== before.from ||
    choice.target !== before.target ||
    choice.status !== before.status ||
    (!redirect && choice.text !== "")
  useUnkeptInput(isTyped)
  const close = useDiscard(isTyped, onClose)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    const found = await save(from, choice, redirect)
    setIsBusy(false)
    if (found === null) return onClose()
    setErrors(found)
    focusFirstInvalid(form)
  }
  return (
    <Dialog title={redirect ? texts.form.editTitle : texts.form.addTitle} size="medium" onClose={() => void close()}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.form.from}
          hint={texts.form.fromHint}
          isRequired
          data-first-focus
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={from}
          error={errors?.from}
          onValue={(value) => {
            setFrom(value)
            setErrors(null)
          }}
        />
        <TargetField
          choice={choice}
          language={language}
          error={errors?.target}
          onChoose={(chosen) => {
            setChoice(chosen)
            setErrors(null)
          }}
          onLanguage={setLanguage}
        />
        {errors?.other !== undefined && <Notice tone="bad">{errors.other}</Notice>}
        <DialogActions onCancel={() => void close()} busy={isBusy}>
          {choice.status === 410 ? texts.form.saveGone : texts.form.save}
        </DialogActions>
      </form>
    </Dialog>
  )
}
