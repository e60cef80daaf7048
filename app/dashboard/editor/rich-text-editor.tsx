import { type Editor, createDocument } from "@tiptap/core"
import { EditorContent, useEditor } from "@tiptap/react"
import StarterKit from "@tiptap/starter-kit"
import { isInTable } from "@tiptap/pm/tables"
import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { Language } from "#contract/language.ts"
import { linkAddress, storedHtml } from "./rich-html.ts"
import { RichDocument, RichTable } from "./rich-table-nodes.ts"
import { RichTextToolbar } from "./rich-text-toolbar.tsx"
import { isSaveKey } from "./save-key.ts"
import { TableNote } from "./table-note.tsx"
import { pasteProps } from "./table-paste.ts"
import { useLateCall } from "./use-late-call.ts"

export interface RichTextEditorProps {
  value: string
  onValue: (html: string) => void
  /** Name of the field, with its language. */
  label: string
  toolbarLabel: string
  language: Language
}

// What the toolbar can make, and nothing else; the styles are ours.
const starterKit = StarterKit.configure({
  document: false,
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  trailingNode: false,
  heading: { levels: [2, 3, 4] },
  link: {
    openOnClick: false,
    autolink: false,
    isAllowedUri: (address) => linkAddress(address) !== null,
    // As the server writes them, so that a saved text is the same text.
    HTMLAttributes: { target: null, rel: "noopener noreferrer", class: null },
  },
})

/** One rich text. A chunk of its own: load it by `RichText`. */
export default function RichTextEditor({ value, onValue, label, toolbarLabel, language }: RichTextEditorProps) {
  // The same content is written a little differently by the editor and by the server; this pair is one and the same.
  const known = useRef({ html: "", value })
  // What was handed up and has yet to come back, the newest last: on a slow machine it comes while more is typed.
  const given = useRef([value])
  // Writing out 5,000 words takes as long as several keys: it waits for a pause, but for the first change, which says that there is one.
  const typed = useRef<Editor>(null)
  const late = useLateCall(() => {
    const html = typed.current?.getHTML() ?? known.current.html
    const next = html === known.current.html ? known.current.value : storedHtml(html)
    given.current.push(next)
    onValue(next)
  })
  const [isTooLarge, setIsTooLarge] = useState(false)
  // Made once: the editor takes no others later.
  const [own] = useState(() => {
    const onTooLarge = () => setIsTooLarge(true)
    return {
      extensions: [starterKit, RichDocument, RichTable.configure({ onTooLarge })],
      pasteProps: pasteProps(onTooLarge),
    }
  })
  const editor = useEditor({
    extensions: own.extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      ...own.pasteProps,
      attributes: {
        class: "editor-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        lang: language,
      },
      // Tab leaves the editor, also from a list, and Escape the dialog around it: the browser acts when the editor looks away.
      // In a table both belong to the table.
      handleDOMEvents: {
        keydown: (view, event) => {
          if (isSaveKey(event)) flushSync(late.now)
          return (event.key === "Tab" || event.key === "Escape") && !isInTable(view.state)
        },
        blur: () => {
          late.now()
          return false
        },
      },
    },
    onCreate: (created) => {
      known.current = { html: created.editor.getHTML(), value }
    },
    onUpdate: (updated) => {
      typed.current = updated.editor
      setIsTooLarge(false)
      late.soon()
      if (given.current.at(-1) === known.current.value) flushSync(late.now)
    },
  })
  useEffect(() => {
    if (editor.isDestroyed) return
    const at = given.current.lastIndexOf(value)
    if (at !== -1) return void given.current.splice(0, at)
    // What was typed while the response to a save was on its way is newer.
    if (late.isWaiting()) return late.now()
    given.current = [value]
    // After a save the server's spelling comes back: when it means the same, cursor and undo stay.
    const isSame = createDocument(value, editor.schema).eq(editor.state.doc)
    if (!isSame) editor.commands.setContent(value, { emitUpdate: false })
    known.current = { html: editor.getHTML(), value }
  }, [editor, value, late])
  return (
    <div className="editor">
      <RichTextToolbar editor={editor} label={toolbarLabel} language={language} />
      <TableNote editor={editor} isTooLarge={isTooLarge} />
      <EditorContent editor={editor} className="editor-box" />
    </div>
  )
}
