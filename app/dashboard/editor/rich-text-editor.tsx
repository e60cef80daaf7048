import { type Editor, createDocument, Mark } from "@tiptap/core"
import { EditorContent, useEditor, useEditorState } from "@tiptap/react"
import StarterKit from "@tiptap/starter-kit"
import { isInTable } from "@tiptap/pm/tables"
import { useEffect, useId, useRef, useState } from "react"
import { createPortal, flushSync } from "react-dom"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { linkAddress, storedHtml } from "./rich-html.ts"
import { RichDocument, RichTable } from "./rich-table-nodes.ts"
import { RichTextToolbar } from "./rich-text-toolbar.tsx"
import { useToolbarPlace } from "./shared-toolbar.ts"
import { pressedKey } from "../ui/use-shortcut.ts"
import { type PasteNotice, pasteProps } from "./table-paste.ts"
import { useLateCall } from "./use-late-call.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { Icon } from "#app/ui/icon.tsx"

// One excludes the other; both read the styles by which Google Docs and Pages raise and lower text.
const scriptMark = (name: "superscript" | "subscript", tag: "sup" | "sub", style: string, key: string) =>
  Mark.create({
    name,
    excludes: "superscript subscript",
    parseHTML: () => [{ tag }, { style: `vertical-align=${style}` }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })

const scriptMarks = [scriptMark("superscript", "sup", "super", "Mod-."), scriptMark("subscript", "sub", "sub", "Mod-,")]

export interface RichTextEditorProps {
  value: string
  onValue: (html: string) => void
  /** Name of the field, with its language. */
  label: string
  language: Language
}

// What the toolbar can produce, and nothing else; styled by us.
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
    // As the server writes them, so that a saved text is unchanged.
    HTMLAttributes: { target: null, rel: "noopener noreferrer", class: null },
  },
})

/** Editor of one rich text. In a separate chunk: use it through `RichText`. */
export default function RichTextEditor({ value, onValue, label, language }: RichTextEditorProps) {
  const { editor: texts } = useDashboardTexts()
  const id = useId()
  const toolbar = useRef<HTMLDivElement>(null)
  const place = useToolbarPlace(id, language)
  // Editor and server write the same content slightly differently; this pair is equivalent.
  const lastStored = useRef({ html: "", value })
  // Values passed up and not yet received back, newest last: on a slow machine typing continues meanwhile.
  const given = useRef([value])
  // Serialising 5,000 words takes as long as several keystrokes: it is debounced, except the first change, which marks
  // the form as changed.
  const typed = useRef<Editor>(null)
  const late = useLateCall(() => {
    const html = typed.current?.getHTML() ?? lastStored.current.html
    const next = html === lastStored.current.html ? lastStored.current.value : storedHtml(html)
    given.current.push(next)
    onValue(next)
  })
  const [notice, setNotice] = useState<PasteNotice | null>(null)
  // Created once: the editor does not accept other options later.
  const [setup] = useState(() => {
    const onTooLarge = () => setNotice("tooLarge")
    return {
      extensions: [starterKit, ...scriptMarks, RichDocument, RichTable.configure({ onTooLarge })],
      pasteProps: pasteProps(setNotice),
    }
  })
  const editor = useEditor({
    extensions: setup.extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      ...setup.pasteProps,
      attributes: {
        class: "editor-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-describedby": `${id}-keys`,
        lang: language,
      },
      // Tab leaves the editor, also from a list, and Escape closes the dialog: the browser handles them because the
      // editor ignores them. In a table both are the table's.
      handleDOMEvents: {
        keydown: (view, event) => {
          if (pressedKey("Ctrl+S", event)) flushSync(late.now)
          if (event.altKey && event.key === "F10") {
            event.preventDefault()
            toolbar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus()
          }
          return (event.key === "Tab" || event.key === "Escape") && !isInTable(view.state)
        },
        blur: () => {
          late.now()
          return false
        },
      },
    },
    onCreate: (created) => {
      lastStored.current = { html: created.editor.getHTML(), value }
    },
    onUpdate: (updated) => {
      typed.current = updated.editor
      // That of pictures stays until the next paste: the paste itself is an update.
      setNotice((shown) => (shown === "tooLarge" ? null : shown))
      late.soon()
      if (given.current.at(-1) === lastStored.current.value) flushSync(late.now)
    },
  })
  useEffect(() => {
    if (editor.isDestroyed) return
    const at = given.current.lastIndexOf(value)
    if (at !== -1) return void given.current.splice(0, at)
    // Typing since the save request is newer.
    if (late.isWaiting()) return late.now()
    given.current = [value]
    // After a save the server's form arrives: if equivalent, cursor and undo are kept.
    const isSame = createDocument(value, editor.schema).eq(editor.state.doc)
    if (!isSame) editor.commands.setContent(value, { emitUpdate: false })
    lastStored.current = { html: editor.getHTML(), value }
  }, [editor, value, late])
  const bar = <RichTextToolbar ref={toolbar} editor={editor} field={label} language={language} isOff={place.isOff} />
  return (
    <div className="editor" onFocusCapture={place.onFocus}>
      {place.isShared ? place.slot && createPortal(bar, place.slot) : bar}
      <span id={`${id}-keys`} hidden>
        {texts.toolbarKey}
      </span>
      <TableNote editor={editor} notice={notice} />
      <EditorContent editor={editor} className="editor-box" />
    </div>
  )
}

/** Below the toolbar: keys in a table, and what a paste could not bring. */
function TableNote({ editor, notice }: { editor: Editor; notice: PasteNotice | null }) {
  const texts = useDashboardTexts().editor.table
  const isInside = useEditorState({ editor, selector: ({ editor: current }) => isInTable(current.state) })
  const { tableRows, tableColumns, tableCells } = dashboardLimits
  return (
    <div className="table-notes">
      <div role="alert">
        {notice && (
          <p className="field-message">
            <Icon name="warn" />
            {notice === "pictures" ? texts.withoutPictures : texts.tooLarge(tableRows, tableColumns, tableCells)}
          </p>
        )}
      </div>
      <output>{isInside && <span className="hint">{texts.keys}</span>}</output>
    </div>
  )
}
