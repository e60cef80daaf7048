import { useState } from "react"
import { Icon } from "#app/ui/icon.tsx"
import { copyText } from "#app/ui/copy-text.ts"

/** Copies a text; the button's label confirms it. */
export function CopyText({ text, label, done }: { text: string; label: string; done: string }) {
  const [isDone, setIsDone] = useState(false)
  return (
    <button
      type="button"
      className="text-button"
      onClick={() => {
        void copyText(text).then(setIsDone)
      }}
    >
      <Icon name={isDone ? "check" : "copy"} />
      <span aria-live="polite">{isDone ? done : label}</span>
    </button>
  )
}
