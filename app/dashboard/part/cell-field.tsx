import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import type { Language } from "#contract/language.ts"

export type AfterField = "down" | "next" | "previous" | "stay" | "leave"

interface CellFieldProps {
  label: string
  lang?: Language | undefined
  /** Whether it has several lines. */
  isLong?: boolean
  inputMode?: "numeric" | "decimal" | undefined
  /** Initial text of the field. */
  value: string
  onInput: (value: string) => void
  /** Without `isKept` the cell stays unchanged. */
  onDone: (isKept: boolean, after: AfterField) => void
}

/** A cell being typed in: Enter moves down, Tab right, Escape restores; leaving the field keeps the input. */
export function CellField({ label, lang, isLong = false, inputMode, value: start, onInput, onDone }: CellFieldProps) {
  const [value, setValue] = useState(start)
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    const input = ref.current
    input?.focus()
    input?.setSelectionRange(input.value.length, input.value.length)
  }, [])
  const finish = (isKept: boolean, after: AfterField) => {
    if (isOver.current) return
    isOver.current = true
    onDone(isKept, after)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "Escape") finish(false, "stay")
    else if (event.key === "Enter" && !(isLong && (event.shiftKey || event.altKey))) finish(true, "down")
    else if (event.key === "Tab") finish(true, event.shiftKey ? "previous" : "next")
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const Field = isLong ? "textarea" : "input"
  return (
    <Field
      ref={ref}
      // The cell is turned into a field by the person who is at it.
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
      className="grid-field"
      aria-label={label}
      lang={lang}
      inputMode={inputMode}
      autoComplete="off"
      spellCheck={isLong}
      rows={isLong ? 2 : undefined}
      value={value}
      onChange={(event: { target: { value: string } }) => {
        setValue(event.target.value)
        onInput(event.target.value)
      }}
      onKeyDown={onKeyDown}
      onBlur={() => document.hasFocus() && finish(true, "leave")}
    />
  )
}
