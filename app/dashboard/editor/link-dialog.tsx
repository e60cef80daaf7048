import type { Editor } from "@tiptap/core"
import { type FormEvent, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { linkAddress } from "./rich-html.ts"

/** Sets, changes or removes the link at the selection; with nothing selected it also asks for the words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { editor: texts } = useDashboardTexts()
  const before = String(editor.getAttributes("link")["href"] ?? "")
  const [address, setAddress] = useState(before)
  const [words, setWords] = useState("")
  const [error, setError] = useState<string | null>(null)
  const needsWords = before === "" && editor.state.selection.empty

  const set = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const href = linkAddress(address)
    if (href === null) {
      setError(texts.linkWrong)
      return
    }
    const chain = editor.chain().extendMarkRange("link")
    if (needsWords) {
      const text = words.trim() === "" ? address.trim() : words.trim()
      chain
        .insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] })
        .unsetMark("link")
        .run()
    } else chain.setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetLink().run()
    onClose()
  }
  return (
    <Dialog title={texts.linkTitle} onClose={onClose}>
      <form noValidate onSubmit={set}>
        <TextField
          label={texts.linkAddress}
          value={address}
          onValue={setAddress}
          error={error}
          hint={texts.linkHint}
          data-first-focus
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        {needsWords && <TextField label={texts.linkText} value={words} onValue={setWords} />}
        <div className="action-row">
          {before !== "" && (
            <Button look="danger" onClick={remove}>
              {texts.linkRemove}
            </Button>
          )}
          <Button type="submit">{texts.linkSet}</Button>
        </div>
      </form>
    </Dialog>
  )
}
