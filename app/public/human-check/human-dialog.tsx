import { useEffect, useId, useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { IconButton } from "../buttons.tsx"
import { PictureCheck } from "./picture-check.tsx"

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
