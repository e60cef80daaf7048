import { type SubmitEvent, useEffect, useId, useRef, useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { IconButton } from "../buttons.tsx"
import type { HumanCheckPicture } from "#contract/human-check.ts"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { FieldMessage, errorId } from "../../ui/form-field.tsx"
import { checkCode, loadPicture } from "./human-check-api.ts"

interface HumanDialogProps {
  open: boolean
  onClose: () => void
  onToken: (token: string) => void
}

/** Dialog with the picture of the check. Outside the inquiry form, because it has a form of its own. */
export function HumanDialog({ open, onClose, onToken }: HumanDialogProps) {
  const { humanCheck } = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => {
    if (!open) return
    dialog.current?.showModal()
    dialog.current?.querySelector("input")?.focus()
  }, [open])
  const pass = (token: string) => {
    onToken(token)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={title} onClose={onClose}>
      <div className="dialog-top">
        <h2 id={title}>{humanCheck.title}</h2>
        <IconButton icon="x" label={humanCheck.close} onClick={() => dialog.current?.close()} />
      </div>
      {open && <PictureCheck onToken={pass} />}
    </dialog>
  )
}

interface PictureCheckProps {
  onToken: (token: string) => void
}

function PictureCheck({ onToken }: PictureCheckProps) {
  const { humanCheck, form } = useTexts()
  const { announce, region } = useAnnouncer()
  const { picture, renew, isFirst } = usePicture()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState("")
  const [checking, setChecking] = useState(false)
  const id = useId()

  const refresh = () => {
    setError("")
    renew()
    input.current?.focus()
  }
  const check = async (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const code = input.current?.value.trim() ?? ""
    input.current?.focus()
    if (code === "") return setError(humanCheck.empty)
    if (picture === null || picture === "failed" || checking) return
    setChecking(true)
    setError("")
    try {
      const token = await checkCode(picture.id, code)
      if (token) return onToken(token)
      setError(humanCheck.wrong)
      if (input.current) input.current.value = ""
      renew()
    } catch {
      setError(form.human.failed)
      renew()
    } finally {
      setChecking(false)
    }
  }
  return (
    <form className="check" noValidate onSubmit={(event) => void check(event)}>
      <div className="code">
        <Shown picture={picture} onLoad={() => isFirst || announce(humanCheck.refreshed)} />
        <IconButton icon="refresh" label={humanCheck.refresh} title={humanCheck.refresh} onClick={refresh} />
      </div>
      <div className={error ? "field field-invalid" : "field"}>
        <label htmlFor={id}>{humanCheck.label}</label>
        <input
          ref={input}
          id={id}
          className="input mono"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={6}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId(id) : undefined}
        />
        <div role="alert">
          <FieldMessage id={id} error={error} />
        </div>
      </div>
      <div className="button-row">
        <button
          type="submit"
          className={checking ? "button button-small button-busy" : "button button-small"}
          aria-disabled={checking}
        >
          {checking ? humanCheck.checking : humanCheck.check}
        </button>
      </div>
      {region}
    </form>
  )
}

function Shown({ picture, onLoad }: { picture: HumanCheckPicture | "failed" | null; onLoad: () => void }) {
  const { humanCheck } = useTexts()
  if (picture === "failed") return <p className="failed">{humanCheck.notLoaded}</p>
  if (!picture)
    return (
      <span className="skeleton">
        <span className="visually-hidden">{humanCheck.loading}</span>
      </span>
    )
  return <img src={picture.image} alt={humanCheck.picture} width="240" height="80" onLoad={onLoad} />
}

/** Returns a picture per opening, and another one on request; an older response never replaces a newer one. */
function usePicture() {
  const [picture, setPicture] = useState<HumanCheckPicture | "failed" | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    loadPicture(stop.signal).then(setPicture, () => {
      if (!stop.signal.aborted) setPicture("failed")
    })
    return () => stop.abort()
  }, [turn])
  const renew = () => {
    setPicture(null)
    setTurn(turn + 1)
  }
  return { picture, renew, isFirst: turn === 0 }
}
