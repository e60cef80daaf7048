import { type DragEvent, useId, useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { ErrorLine } from "../ui/field.tsx"

interface DropZoneProps {
  onFiles: (files: File[]) => void
  error?: string | null
  label?: string
  /** Accepts one image instead of several. */
  isSingle?: boolean
}

/** Accepts images by click, keyboard or drag and drop. */
export function DropZone({ onFiles, error, label, isSingle = false }: DropZoneProps) {
  const { images } = useDashboardTexts()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const hold = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setIsOver(over)
  }
  return (
    <div className={error ? "drop-box field field-invalid" : "drop-box field"}>
      <button
        type="button"
        className={isOver ? "drop-zone drop-zone-over" : "drop-zone"}
        aria-describedby={error ? `${id}-error` : undefined}
        data-invalid={error ? true : undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => hold(event, true)}
        onDragLeave={(event) => hold(event, false)}
        onDrop={(event) => {
          hold(event, false)
          onFiles([...event.dataTransfer.files])
        }}
      >
        <Icon name="plus" />
        <b>{label ?? images.add}</b>
        <span>
          {images.addHow} {images.hint}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-label={label ?? images.add}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ""
        }}
      />
      <ErrorLine id={`${id}-error`} error={error} />
    </div>
  )
}
