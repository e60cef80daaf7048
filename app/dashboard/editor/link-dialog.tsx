import type { Editor } from "@tiptap/core"
import { type FormEvent, useState } from "react"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { SuggestField } from "../ui/suggest-field.tsx"
import { linkAddress } from "./rich-html.ts"
import { useLinkSearch } from "./use-link-search.ts"

interface LinkDialogProps {
  editor: Editor
  /** Language of the text; a linked page of this site is linked in it. */
  language: Language
  onClose: () => void
}

/**
 * Sets, changes or removes the link of the selection, searched by title or typed; without a selection also asks for the
 * text.
 */
export function LinkDialog({ editor, language, onClose }: LinkDialogProps) {
  const { editor: texts } = useDashboardTexts()
  const before = String(editor.getAttributes("link")["href"] ?? "")
  const [address, setAddress] = useState(before)
  const [words, setWords] = useState("")
  const [proposed, setProposed] = useState("")
  const [error, setError] = useState<string | null>(null)
  const needsWords = before === "" && editor.state.selection.empty
  const { suggestions, isDone } = useLinkSearch(address, language)

  const set = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const href = linkAddress(address)
    if (href === null) {
      setError(texts.linkWrong)
      return
    }
    const chain = editor.chain()
    if (needsWords) {
      const text = words.trim() === "" ? address.trim() : words.trim()
      chain
        .insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] })
        .unsetMark("link")
        .run()
    } else chain.extendMarkRange("link").setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetLink().run()
    onClose()
  }
  return (
    <Dialog title={texts.linkTitle} onClose={onClose}>
      <form noValidate onSubmit={set}>
        <SuggestField
          label={texts.linkAddress}
          value={address}
          onValue={(value) => {
            setAddress(value)
            setError(null)
          }}
          error={error}
          hint={texts.linkHint}
          suggestions={suggestions}
          status={isDone ? texts.linkFound(suggestions.length) : ""}
          onChoose={({ value, name }) => {
            setAddress(value)
            setError(null)
            // Text proposed by a former choice is replaced.
            if (words === "" || words === proposed) setWords(name)
            setProposed(name)
          }}
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
