import { useEffect, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { HumanCheckPicture } from "#contract/human-check.ts"
import type { useHumanCheck } from "./use-human-check.ts"
import { Button, IconOnlyButton } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { ErrorLine, TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { Notice } from "../ui/notice.tsx"
import { errorText, isCode } from "../api/error-text.ts"
import { useForm } from "../ui/use-form.ts"
import { confirmByCode, confirmByWork, fetchPictureCheck } from "./confirm-human.ts"

/** "I am not a robot": always shown; checking it confirms silently or opens the picture. */
export function SignInCheck({ check, error }: { check: ReturnType<typeof useHumanCheck>; error: string | null }) {
  const { signIn } = useDashboardTexts()
  const { state } = check
  const isConfirmed = state === "confirmed"
  const message = state === "failed" ? signIn.confirmFailed : error
  return (
    <div className={message ? "field field-invalid" : "field"}>
      <label className="robot-check">
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={() => void check.tick()}
          aria-required="true"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? "human-error" : undefined}
        />
        {signIn.notRobot}
        <output className={isConfirmed ? "state robot-confirmed" : "state"}>
          {isConfirmed && (
            <>
              <Icon name="check" />
              <span className="visually-hidden">{signIn.confirmed}</span>
            </>
          )}
          {state === "working" && signIn.checking}
          {!isConfirmed && state !== "working" && <Icon name="lock" />}
        </output>
      </label>
      <ErrorLine id="human-error" error={message} />
      {state === "picture" && <PictureCheckDialog onConfirmed={check.confirmPicture} onClose={check.closePicture} />}
    </div>
  )
}

/** Six characters in a picture, or proof of work instead. */
function PictureCheckDialog({ onConfirmed, onClose }: { onConfirmed: (token: string) => void; onClose: () => void }) {
  const { signIn } = useDashboardTexts()
  const { picture, form, problem, refresh } = usePictureCheck(onConfirmed)
  return (
    <Dialog title={signIn.humanCheckTitle} onClose={onClose}>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      <div className="check-picture">
        {picture ? <img src={picture.image} alt={signIn.humanCheckImage} /> : <span className="skeleton" />}
        <IconOnlyButton icon="refresh" label={signIn.humanCheckNew} onClick={refresh} />
      </div>
      <Form form={form}>
        <TextField
          label={signIn.humanCheckField}
          {...form.field("code")}
          data-first-focus
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={6}
        />
        <div className="action-row">
          <Button look="line" busy={form.isBusy} onClick={() => form.submit({ code: "", isByWork: true })}>
            {signIn.humanCheckWithout}
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {signIn.humanCheckCheck}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** A picture with a code, and attempts by person or browser; a wrong one loads a new picture. */
function usePictureCheck(onConfirmed: (token: string) => void) {
  const { signIn, common } = useDashboardTexts()
  const [picture, setPicture] = useState<HumanCheckPicture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const form = useForm({
    start: { code: "", isByWork: false },
    check: ({ code, isByWork }) => ({ code: isByWork || code.trim() ? undefined : common.fieldErrors.required }),
    send: async ({ code, isByWork }) => {
      if (isByWork) onConfirmed(await confirmByWork())
      else if (picture) onConfirmed(await confirmByCode(picture.id, code.trim()))
    },
    explain: (reason, { isByWork }) => {
      if (!isCode(reason, "invalid")) return null
      refresh()
      return { errors: { code: isByWork ? signIn.confirmFailed : signIn.humanCheckWrong } }
    },
  })
  const refresh = () => {
    form.set({ code: "" })
    setPicture(null)
    setRound((last) => last + 1)
  }
  useEffect(() => {
    fetchPictureCheck()
      .then((fresh) => {
        setPicture(fresh)
        setProblem(null)
      })
      .catch((reason: unknown) => setProblem(`${signIn.humanCheckLoadFailed} ${errorText(common, reason)}`))
  }, [round, signIn, common])
  return { picture, form, problem, refresh }
}
