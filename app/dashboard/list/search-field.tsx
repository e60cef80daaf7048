import { useEffect, useRef, useState } from "react"
import { Icon } from "#app/ui/icon.tsx"
import { Form } from "../ui/form.tsx"
import { useShortcut } from "../ui/use-shortcut.ts"

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  /** Called with a query other than `value`. */
  onSearch: (query: string) => void
}

const pause = 150

/** Search while typing: passes the query on when typing pauses, or on Enter; "/" focuses it. */
export function ListSearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [given, setGiven] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A value from elsewhere (back button, "clear search") replaces the typed one.
  if (value !== given) {
    setGiven(value)
    if (value !== typed.trim()) setTyped(value)
  }
  // Another filter may be chosen during the delay: the search must not undo it.
  const latest = useRef({ onSearch, value })
  useEffect(() => {
    latest.current = { onSearch, value }
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const form = useRef<HTMLFormElement>(null)
  const ref = useRef<HTMLInputElement>(null)
  useShortcut(["/"], () => ref.current?.focus())
  const search = (text: string, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const words = text.trim()
      if (words !== latest.current.value) latest.current.onSearch(words)
    }, wait)
  }
  return (
    <search className="search-field">
      <Form form={{ ref: form, isBusy: false, submit: () => search(typed, 0) }}>
        <Icon name="search" />
        <input
          ref={ref}
          type="search"
          aria-keyshortcuts="/"
          aria-label={label}
          placeholder={placeholder}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            search(event.target.value, pause)
          }}
        />
      </Form>
    </search>
  )
}
