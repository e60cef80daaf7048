import type { Editor } from "@tiptap/core"
import { useEditorState } from "@tiptap/react"
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from "react"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { LinkDialog } from "./link-dialog.tsx"
import { TableMenu } from "./table-menu.tsx"

const levels = [2, 3, 4] as const

function BlockStyle({ editor, tabIndex, onFocus }: { editor: Editor; tabIndex: number; onFocus: () => void }) {
  const { editor: texts } = useDashboardTexts()
  const level = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      levels.find((candidate) => current.isActive("heading", { level: candidate })) ?? 0,
  })
  const choose = (value: string) => {
    const chosen = levels.find((candidate) => candidate === Number(value))
    if (chosen) editor.chain().setHeading({ level: chosen }).run()
    else editor.chain().setParagraph().run()
  }
  return (
    <select
      className="block-style"
      aria-label={texts.blockStyle}
      value={level}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onChange={(event) => choose(event.target.value)}
    >
      <option value={0}>{texts.blocks.paragraph}</option>
      <option value={2}>{texts.blocks.h2}</option>
      <option value={3}>{texts.blocks.h3}</option>
      <option value={4}>{texts.blocks.h4}</option>
    </select>
  )
}

type Mark = "bold" | "italic" | "underline" | "strike" | "superscript" | "subscript"
type Tool = Mark | "orderedList" | "bulletList" | "link" | "clean"

const faces: Record<Tool, ReactNode> = {
  bold: <b>B</b>,
  italic: <i>I</i>,
  underline: <u>U</u>,
  strike: <s>S</s>,
  superscript: <Icon name="sup" />,
  subscript: <Icon name="sub" />,
  orderedList: <Icon name="ol" />,
  bulletList: <Icon name="ul" />,
  link: <Icon name="link" />,
  clean: <Icon name="clean" />,
}
const tools = Object.keys(faces) as Tool[]
const keys: Partial<Record<Tool, string>> = {
  bold: "Ctrl+B",
  italic: "Ctrl+I",
  underline: "Ctrl+U",
  strike: "Ctrl+Shift+S",
  superscript: "Ctrl+.",
  subscript: "Ctrl+,",
  orderedList: "Ctrl+Shift+7",
  bulletList: "Ctrl+Shift+8",
}

interface RichTextToolbarProps {
  ref: RefObject<HTMLDivElement | null>
  editor: Editor
  /** Name of the text that it serves. */
  field: string
  language: Language
  /** Whether another field has the focus: its buttons would change a text out of mind. */
  isOff: boolean
}

/** Toolbar by the ARIA pattern: one Tab stop, arrows, Home and End inside, Escape back to the text. */
export function RichTextToolbar({ ref, editor, field, language, isOff }: RichTextToolbarProps) {
  const { editor: texts, common } = useDashboardTexts()
  const id = useId()
  const [stop, setStop] = useState(0)
  const [isLinking, setIsLinking] = useState(false)
  const pressed = useEditorState({
    editor,
    selector: ({ editor: current }) => Object.fromEntries(tools.map((tool) => [tool, current.isActive(tool)])),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    // In the open table menu the arrows belong to the menu, in the dialog of links to its fields.
    const isInside = event.target instanceof Node && ref.current?.contains(event.target)
    if (!isInside || (event.target instanceof Element && event.target.closest("[role=menu]"))) return
    if (event.key === "Escape" && !event.defaultPrevented) {
      event.preventDefault()
      editor.commands.focus()
    }
    const last = tools.length + 1
    const next = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const to = (next + last + 1) % (last + 1)
    setStop(to)
    ref.current?.querySelectorAll<HTMLElement>("select, button:not([role])")[to]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its controls have the focus, one at a time
    <div
      ref={ref}
      className="toolbar"
      role="toolbar"
      aria-label={texts.toolbar(common.languageNames[language])}
      aria-describedby={id}
      aria-disabled={isOff || undefined}
      onKeyDown={onKeyDown}
    >
      <div className="toolbar-buttons">
        <BlockStyle editor={editor} tabIndex={stop === 0 ? 0 : -1} onFocus={() => setStop(0)} />
        {tools.map((tool, index) => (
          <button
            key={tool}
            type="button"
            aria-label={texts.marks[tool]}
            title={keys[tool] ? `${texts.marks[tool]} (${common.shortcut(keys[tool])})` : texts.marks[tool]}
            aria-pressed={tool === "clean" ? undefined : pressed[tool]}
            aria-haspopup={tool === "link" ? "dialog" : undefined}
            tabIndex={stop === index + 1 ? 0 : -1}
            onFocus={() => setStop(index + 1)}
            // Keeps the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (isOff) return
              if (tool === "link") setIsLinking(true)
              else apply(editor, tool)
            }}
          >
            {faces[tool]}
          </button>
        ))}
        <TableMenu
          editor={editor}
          tabIndex={stop === tools.length + 1 ? 0 : -1}
          onFocus={() => setStop(tools.length + 1)}
        />
      </div>
      <span id={id} className="toolbar-field">
        {texts.writesIn(field)}
      </span>
      {isLinking && <LinkDialog editor={editor} language={language} onClose={() => setIsLinking(false)} />}
    </div>
  )
}

function apply(editor: Editor, tool: Exclude<Tool, "link">): void {
  // With the keyboard, focus stays in the toolbar; the text keeps its selection in both cases.
  const chain = editor.chain()
  const commands = {
    bold: () => chain.toggleBold(),
    italic: () => chain.toggleItalic(),
    underline: () => chain.toggleUnderline(),
    strike: () => chain.toggleStrike(),
    superscript: () => chain.toggleMark("superscript"),
    subscript: () => chain.toggleMark("subscript"),
    orderedList: () => chain.toggleOrderedList(),
    bulletList: () => chain.toggleBulletList(),
    clean: () => chain.unsetAllMarks().clearNodes(),
  }
  commands[tool]().run()
}
