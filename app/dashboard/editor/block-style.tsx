import type { Editor } from "@tiptap/core"
import { useEditorState } from "@tiptap/react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"

const levels = [2, 3, 4] as const

interface BlockStyleProps {
  editor: Editor
  tabIndex: number
  onFocus: () => void
}

export function BlockStyle({ editor, tabIndex, onFocus }: BlockStyleProps) {
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
