import { type KeyboardEvent, useEffect, useId, useRef } from "react"
import type { Part } from "#contract/part.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useUnsaved } from "../editor/use-unsaved.ts"
import type { PartField } from "./part-form.ts"
import { PartTroubleNotice } from "./part-trouble.tsx"
import { usePartForm } from "./use-part-form.ts"

/** Where to go after a cell: stay, next, previous, or nowhere because focus has moved already. */
export type After = "stay" | "next" | "previous" | "leave"

interface CellEditorProps {
  spareId: number
  part: Part
  field: PartField
  /** Text of another language shown while the own one is empty. */
  placeholder: string
  onSaved: (part: Part) => void
  onDone: (after: After) => void
}

/** One cell as a field: Enter and Tab save, Escape restores; an invalid value stays with its error below. */
export function CellEditor({ spareId, part, field, placeholder, onSaved, onDone }: CellEditorProps) {
  const { parts: texts } = useDashboardTexts()
  const id = useId()
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // Focusing another element removes the field while its save is running or done.
  const course = useRef<"open" | "leaving" | "over">("open")
  useEffect(() => ref.current?.select(), [])
  const form = usePartForm({
    spareId,
    opened: part,
    onRefused: () => {
      if (course.current !== "leaving") ref.current?.focus()
    },
  })
  const error = useErrorText(form.errors[field])
  useUnsaved(form.isChanged)

  const finish = async (after: After) => {
    if (course.current === "over" || form.isSaving) return
    course.current = after === "leave" ? "leaving" : "open"
    const saved = form.isChanged ? await form.save() : part
    if (!saved) return
    course.current = "over"
    if (saved !== part) onSaved(saved)
    onDone(after)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isLineBreak = event.key === "Enter" && event.shiftKey && field.startsWith("description")
    if (event.key === "Escape") {
      course.current = "over"
      onDone("stay")
    } else if (event.key === "Enter" && event.target === ref.current && !isLineBreak) void finish("stay")
    else if (event.key === "Tab" && event.target === ref.current) void finish(event.shiftKey ? "previous" : "next")
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const Field = field.startsWith("description") ? "textarea" : "input"
  return (
    <div
      ref={box}
      className="cell-editor"
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget) && document.hasFocus()) void finish("leave")
      }}
    >
      <Field
        ref={ref}
        // The cell is turned into a field by the person who is at it.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
        className={Field === "input" ? "input mono" : "input"}
        aria-label={`${texts.fields[field]}, ${part.partnumber}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        aria-busy={form.isSaving || undefined}
        lang={field.startsWith("description_") ? field.slice(-2) : undefined}
        inputMode={field === "quantity" ? "numeric" : undefined}
        autoComplete="off"
        spellCheck={Field === "textarea"}
        placeholder={placeholder}
        value={form.values[field]}
        onChange={(event) => form.set(field, event.target.value)}
        onKeyDown={onKeyDown}
      />
      {error && (
        <p className="field-message" id={id} role="alert">
          <Icon name="warn" />
          {error}
        </p>
      )}
      <PartTroubleNotice
        trouble={form.trouble}
        values={form.values}
        onTakeStored={() => {
          if (form.trouble?.kind === "stale" && form.part) onSaved(form.part)
          onDone("stay")
        }}
        onSaveMine={() => void finish("stay")}
      />
    </div>
  )
}

function useErrorText(code: string | undefined): string | undefined {
  const { parts: texts } = useDashboardTexts()
  if (code === undefined) return undefined
  return code in texts.errors ? texts.errors[code as keyof typeof texts.errors] : texts.errors.invalid
}
