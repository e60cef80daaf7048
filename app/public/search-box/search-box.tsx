import { type KeyboardEvent, type RefObject, type ClipboardEvent, useEffect, useId, useRef, useState } from "react"
import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { SuggestionList, toOptions } from "./suggestion-list.tsx"
import { useSuggestions } from "./use-suggestions.ts"
import { limits } from "#contract/limits.ts"
import { handOver } from "../../islands/hand-over.ts"
import { fieldId } from "../inquiry/field-id.ts"

interface SearchBoxProps {
  id: string
  placeholder: string
  /** The label is visually hidden. */
  labelHidden?: boolean
  defaultValue?: string
}

/** The site's search: a combobox with suggestions, and a plain form to the results page. */
export function SearchBox({ id, placeholder, labelHidden = false, defaultValue = "" }: SearchBoxProps) {
  const { layout } = useTexts()
  const language = useLanguage()
  const listId = useId()
  const [typed, setTyped] = useState(defaultValue)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { list, onPaste, lead } = usePastedList(typed)
  const suggestions = useSuggestions(list === null ? typed : "", language, open)
  const input = useRef<HTMLInputElement>(null)
  const options = toOptions(suggestions.result, typed, language)
  const visible = open && suggestions.state !== "idle" && (suggestions.state !== "loading" || options.length > 0)
  const results = localPath(language, "/search")

  function change(text: string) {
    setTyped(text)
    setOpen(true)
    setActive(-1)
  }

  useUncontrolledText(input, defaultValue, change)

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = visible ? options[active] : undefined
    if (event.key === "Escape" && visible) close()
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      setOpen(true)
      const next = nextActive(active, event.key === "ArrowDown" ? 1 : -1, options.length)
      setActive(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" })
    } else if (event.key === "Enter" && chosen) {
      close()
      location.assign(chosen.to)
    } else return
    event.preventDefault()
  }

  return (
    <search aria-label={labelHidden ? layout.siteSearch : layout.search.label}>
      <form
        className="finder"
        action={results}
        onSubmit={(event) => {
          close()
          if (lead()) event.preventDefault()
        }}
      >
        <label className={labelHidden ? "visually-hidden" : undefined} htmlFor={id}>
          {layout.search.label}
        </label>
        <div
          className="finder-box"
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) close()
          }}
        >
          <Icon name="search" />
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            defaultValue={defaultValue}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={visible && options.length > 0}
            aria-controls={listId}
            aria-activedescendant={visible && active >= 0 ? `${listId}-${active}` : undefined}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          <button type="submit" className="button">
            {layout.search.submit}
          </button>
          {list !== null && (
            <output className="suggest suggest-none">
              <b>{layout.search.list}</b>
              <button type="button" className="button button-small" onClick={lead}>
                {layout.search.readList}
              </button>
            </output>
          )}
          <SuggestionList
            id={listId}
            visible={visible}
            suggestions={suggestions}
            options={options}
            active={active}
            query={typed.trim()}
            onFollow={close}
            onRetry={() => {
              suggestions.retry()
              document.getElementById(id)?.focus()
            }}
          />
        </div>
      </form>
    </search>
  )
}

/**
 * An uncontrolled field, so that a late script does not overwrite input; text typed before the script ran is passed to
 * `onEarly`. Another query in the URL replaces the text unless the field has focus.
 */
function useUncontrolledText(
  input: RefObject<HTMLInputElement | null>,
  text: string,
  onEarly: (typed: string) => void,
) {
  const before = useRef(text)
  useEffect(() => {
    const field = input.current
    if (!field) return
    if (document.activeElement === field) {
      if (field.value !== text) onEarly(field.value)
    } else if (before.current !== text) field.value = text
    before.current = text
    // oxlint-disable-next-line react/exhaustive-deps -- once for each text of the address
  }, [text])
}

/** Arrow keys move through the hits and past either end back to the field. */
function nextActive(active: number, step: 1 | -1, length: number): number {
  const positions = length + 1
  return ((active + 1 + step + positions) % positions) - 1
}

/**
 * A list pasted into the search, whose field would join its lines: null for other text. `lead` goes to the request form
 * with the list in its field, and returns whether there is one.
 */
function usePastedList(typed: string) {
  const [pasted, setPasted] = useState("")
  const language = useLanguage()
  const plain = (text: string) => text.replaceAll(/\s/gu, "")
  const isKept = pasted !== "" && plain(typed).includes(plain(pasted))
  const list = isKept ? pasted : typed.trim().length > limits.query ? typed.trim() : null
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    const lines = clipboardData.getData("text/plain").split(/\r\n|[\r\n]/u)
    const text = lines.filter((line) => line.trim() !== "").join("\n")
    setPasted(text.includes("\n") ? text : "")
  }
  const lead = (): boolean => {
    if (list === null) return false
    const field = document.getElementById(fieldId("numbers"))
    if (field instanceof HTMLTextAreaElement) {
      field.value = [field.value.trim(), list].filter(Boolean).join("\n")
      field.closest("details")?.setAttribute("open", "")
      field.focus()
      return true
    }
    const path = localPath(language, "/contact")
    // By the session, because an address has no room for a long list.
    if (!handOver({ path, focus: false, fields: [[fieldId("numbers"), list]] })) return false
    location.assign(`${path}#request`)
    return true
  }
  return { list, onPaste, lead }
}
