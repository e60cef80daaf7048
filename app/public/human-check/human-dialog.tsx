import { useEffect, useId, useRef, useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { FieldMessage } from "../../ui/form-field.tsx"
import { IconButton } from "../buttons.tsx"
import { workForToken } from "./human-check-api.ts"
import { PictureCheck } from "./picture-check.tsx"

interface HumanDialogProps {
  open: boolean
  onClose: () => void
  onToken: (token: string) => void
}

/** Dialog of the check. Outside the inquiry form, because it has a form of its own. */
export function HumanDialog({ open, onClose, onToken }: HumanDialogProps) {
  const { humanCheck } = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const [byWork, setByWork] = useState(false)
  const title = useId()
  useEffect(() => {
    if (!open) return
    dialog.current?.showModal()
    dialog.current?.querySelector("input")?.focus()
  }, [open])
  const close = () => {
    setByWork(false)
    onClose()
  }
  const pass = (token: string) => {
    onToken(token)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={title} onClose={close}>
      <div className="dialog-top">
        <h2 id={title}>{byWork ? humanCheck.withoutPicture : humanCheck.title}</h2>
        <IconButton icon="x" label={humanCheck.close} onClick={() => dialog.current?.close()} />
      </div>
      {open && !byWork && <PictureCheck onToken={pass} onOtherWay={() => setByWork(true)} />}
      {open && byWork && <WorkCheck onToken={pass} />}
    </dialog>
  )
}

/** Alternative to the picture: the browser solves a task while the person waits. */
function WorkCheck({ onToken }: { onToken: (token: string) => void }) {
  const { humanCheck, form } = useTexts()
  const [share, setShare] = useState(0)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const text = useRef<HTMLParagraphElement>(null)
  const give = useRef(onToken)
  useEffect(() => {
    give.current = onToken
  })
  useEffect(() => {
    const stop = new AbortController()
    text.current?.focus()
    workForToken(stop.signal, setShare).then(
      (token) => {
        if (!stop.signal.aborted) give.current(token)
      },
      () => {
        if (!stop.signal.aborted) setFailed(true)
      },
    )
    return () => stop.abort()
  }, [attempt])
  const retry = () => {
    setFailed(false)
    setShare(0)
    setAttempt(attempt + 1)
  }
  return (
    <div className="check">
      <p ref={text} tabIndex={-1}>
        {humanCheck.working}
      </p>
      <progress aria-label={humanCheck.progress} max={100} value={Math.round(share * 100)} />
      <div role="alert" className="field">
        <FieldMessage id="work" error={failed ? form.human.failed : undefined} />
      </div>
      {failed && (
        <div className="button-row">
          <button type="button" className="button button-small" onClick={retry}>
            {form.tryAgain}
          </button>
        </div>
      )}
    </div>
  )
}
