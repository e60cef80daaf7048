import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { IconOnlyButton } from "../ui/button.tsx"
import { useShortcut } from "../ui/use-shortcut.ts"
import { FindDialog } from "./find-dialog.tsx"
import "./find.css"

/** Opens the search over the whole dashboard; so does Ctrl+K. */
export function FindButton() {
  const { find: texts } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  useShortcut("Ctrl+K", () => setIsOpen(true))
  return (
    <>
      <button type="button" className="find-button" aria-keyshortcuts="Control+K" onClick={() => setIsOpen(true)}>
        <Icon name="search" />
        <span>{texts.open}</span>
        <kbd aria-hidden="true">{texts.keys}</kbd>
      </button>
      {isOpen && <FindDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The same as an icon, for the bar of narrow screens. */
export function FindIconButton() {
  const { find: texts } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconOnlyButton icon="search" label={texts.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && <FindDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
