import { useEffect, useId, useRef, useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { IconButton } from "../buttons.tsx"
import { PictureCheck } from "./picture-check.tsx"
import { WorkCheck } from "./work-check.tsx"

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
