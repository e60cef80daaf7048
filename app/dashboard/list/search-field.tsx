import { useEffect, useRef, useState } from "react"
import { Icon } from "#app/ui/icon.tsx"
import "./search-field.css"

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  onSearch: (query: string) => void
}

const pause = 150

/** A search as you type: hands the words on when the typing pauses, at once on Enter. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [given, setGiven] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A value that comes from elsewhere (back button, "clear search") replaces what stands here.
  if (value !== given) {
    setGiven(value)
    if (value !== typed.trim()) setTyped(value)
  }
  // While the typing pauses another filter may be chosen: the search that follows must not undo it.
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (text: string, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(text.trim()), wait)
  }
  return (
    <search className="search-field">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          search(typed, 0)
        }}
      >
        <Icon name="search" />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            search(event.target.value, pause)
          }}
        />
      </form>
    </search>
  )
}
