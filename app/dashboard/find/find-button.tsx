import { type KeyboardEvent, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { IconOnlyButton } from "../ui/button.tsx"
import { useShortcut } from "../ui/use-shortcut.ts"
import "./find.css"
import { useNavigate } from "react-router"
import { ComboboxList, useCombobox } from "../ui/combobox.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { MarkedText } from "../ui/marked-text.tsx"
import { type FindHit, useFindings } from "./use-findings.ts"

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

/** One field for everything: arrows choose, Enter opens, Ctrl+Enter opens in a new tab. */
function FindDialog({ onClose }: { onClose: () => void }) {
  const { find: texts } = useDashboardTexts()
  const navigate = useNavigate()
  const [query, setQuery] = useState("")
  const { findings, isLoading } = useFindings(query)
  const open = ({ to }: FindHit) => {
    onClose()
    void navigate(to)
  }
  const combobox = useCombobox({ options: findings, onChoose: open, isPermanent: true })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = findings[combobox.active]
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && chosen) {
      event.preventDefault()
      window.open(chosen.to, "_blank", "noopener")
    } else combobox.field.onKeyDown(event)
  }
  return (
    <Dialog title={texts.title} size="medium" onClose={onClose}>
      <input
        type="text"
        className="input find-field"
        {...combobox.field}
        onKeyDown={onKeyDown}
        data-first-focus
        aria-label={texts.open}
        placeholder={texts.open}
        spellCheck={false}
        maxLength={100}
        value={query}
        onChange={({ target }) => {
          combobox.open()
          setQuery(target.value)
        }}
      />
      <ComboboxList
        combobox={combobox}
        label={texts.title}
        className="find-list"
        keyOf={({ to, kind, title }) => `${kind} ${to} ${title}`}
        status={isLoading ? "" : texts.found(findings.length)}
        empty={isLoading ? null : <p>{texts.nothing}</p>}
      >
        {({ kind, title, detail }) => (
          <>
            <span className="find-kind">{kind}</span>
            <span>
              <b>
                <MarkedText text={title} query={query} />
              </b>
              {detail !== "" && (
                <small>
                  <MarkedText text={detail} query={query} />
                </small>
              )}
            </span>
          </>
        )}
      </ComboboxList>
      <p className="find-keys" aria-hidden="true">
        {texts.legend}
      </p>
    </Dialog>
  )
}
