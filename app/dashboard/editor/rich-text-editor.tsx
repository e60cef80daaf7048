import { createDocument } from "@tiptap/core"
import { EditorContent, useEditor } from "@tiptap/react"
import StarterKit from "@tiptap/starter-kit"
import { useEffect, useRef } from "react"
import type { Language } from "#contract/language.ts"
import { RichTextToolbar } from "./rich-text-toolbar.tsx"
import { linkAddress, quietPaste, storedHtml } from "./rich-html.ts"

export interface RichTextEditorProps {
  value: string
  onValue: (html: string) => void
  /** Name of the field, with its language. */
  label: string
  toolbarLabel: string
  language: Language
}

// What the toolbar can make, and nothing else; the styles are ours.
const extensions = [
  StarterKit.configure({
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
  }),
]

/** One rich text. A chunk of its own: load it by `RichText`. */
export default function RichTextEditor({ value, onValue, label, toolbarLabel, language }: RichTextEditorProps) {
  // The same content is written a little differently by the editor and by the server; this pair is one and the same.
  const known = useRef({ html: "", value })
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: quietPaste,
      attributes: { class: "ed", role: "textbox", "aria-multiline": "true", "aria-label": label, lang: language },
      // Tab leaves the editor, also from a list, and Escape the dialog around it: the browser acts when the editor looks away.
      handleDOMEvents: { keydown: (_view, event) => event.key === "Tab" || event.key === "Escape" },
    },
    onCreate: (created) => {
      known.current = { html: created.editor.getHTML(), value }
    },
    onUpdate: (updated) => {
      const html = updated.editor.getHTML()
      onValue(html === known.current.html ? known.current.value : storedHtml(html))
    },
  })
  useEffect(() => {
    if (editor.isDestroyed) return
    const html = editor.getHTML()
    const shown = html === known.current.html ? known.current.value : storedHtml(html)
    if (value === shown) return
    // After a save the server's spelling comes back: when it means the same, cursor and undo stay.
    const isSame = createDocument(value, editor.schema).eq(editor.state.doc)
    if (!isSame) editor.commands.setContent(value, { emitUpdate: false })
    known.current = { html: editor.getHTML(), value }
  }, [editor, value])
  return (
    <div className="editor">
      <RichTextToolbar editor={editor} label={toolbarLabel} />
      <EditorContent editor={editor} className="ed-box" />
    </div>
  )
}
