import { useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { fieldErrorTexts, isCode } from "../api/error-text.ts"
import { Button } from "../ui/button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import "./unsorted.css"

/** Adds an uploaded mail file to the thread of an inquiry: chosen, or dropped. */
export function EmlDrop({ id, onAdded }: { id: number; onAdded: () => Promise<void> }) {
  const { common } = useDashboardTexts()
  const desk = useDeskTexts()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, run } = useAction({
    explain: (error) => (isCode(error, "conflict") ? desk.mailKnown : (fieldErrorTexts(common, error)["eml"] ?? null)),
  })
  const [isOver, setIsOver] = useState(false)
  const add = async (file: File | undefined) => {
    if (!file) return
    const form = new FormData()
    form.append("eml", file)
    await run(async () => {
      await callApi("POST /request/:id/eml", { params: { id }, form })
      toast({ text: desk.mailAdded })
      await onAdded()
    })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button in it does the same by keyboard
    <div
      className={isOver ? "eml-drop eml-drop-over" : "eml-drop"}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        void add(event.dataTransfer.files[0])
      }}
    >
      <Button look="quiet" icon="mail" busy={isBusy} onClick={() => input.current?.click()}>
        {desk.addMail}
      </Button>
      <span aria-hidden="true">{desk.dropMail}</span>
      <input
        ref={input}
        type="file"
        accept=".eml,.msg,message/rfc822"
        hidden
        onChange={({ target }) => {
          void add(target.files?.[0])
          target.value = ""
        }}
      />
    </div>
  )
}
