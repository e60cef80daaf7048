import type { Editor } from "@tiptap/core"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { SuggestField } from "../ui/suggest-field.tsx"
import { useForm } from "../ui/use-form.ts"
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
  const needsWords = before === "" && editor.state.selection.empty
  const form = useForm({
    start: { address: before, words: "", proposed: "" },
    check: ({ address }) => ({ address: linkAddress(address) === null ? texts.linkWrong : undefined }),
    send: ({ address, words }) => {
      const href = linkAddress(address)
      if (href === null) return
      const chain = editor.chain()
      if (needsWords) {
        const text = words.trim() === "" ? address.trim() : words.trim()
        chain
          .insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] })
          .unsetMark("link")
          .run()
      } else chain.extendMarkRange("link").setLink({ href }).run()
      onClose()
    },
  })
  const { words, proposed } = form.values
  const { suggestions, isDone } = useLinkSearch(form.values.address, language)
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetLink().run()
    onClose()
  }
  return (
    <Dialog title={texts.linkTitle} onClose={onClose}>
      <Form form={form}>
        <SuggestField
          label={texts.linkAddress}
          {...form.field("address")}
          hint={texts.linkHint}
          suggestions={suggestions}
          status={isDone ? texts.linkFound(suggestions.length) : ""}
          onChoose={({ value, name }) =>
            // Text proposed by a former choice is replaced.
            form.set({ address: value, proposed: name, ...(words === "" || words === proposed ? { words: name } : {}) })
          }
        />
        {needsWords && <TextField label={texts.linkText} {...form.field("words")} />}
        <div className="action-row">
          {before !== "" && (
            <Button look="danger" onClick={remove}>
              {texts.linkRemove}
            </Button>
          )}
          <Button type="submit">{texts.linkSet}</Button>
        </div>
      </Form>
    </Dialog>
  )
}
