import { type KeyboardEvent, useState } from "react"
import { useNavigate } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ComboboxList, useCombobox } from "../ui/combobox.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { type FindHit, useFindings } from "./use-findings.ts"

/** One field for everything: arrows choose, Enter opens, Ctrl+Enter opens in a new tab. */
export function FindDialog({ onClose }: { onClose: () => void }) {
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
              <b>{title}</b>
              {detail !== "" && <small>{detail}</small>}
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
