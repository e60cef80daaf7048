import { useTexts } from "../../i18n/texts.tsx"

/** Appends labelled lines to the comment; a second click only moves the focus there. */
export function InsertPattern({ field }: { field: string }) {
  const { form } = useTexts()
  const insert = () => {
    const area = document.getElementById(field)
    if (!(area instanceof HTMLTextAreaElement)) return
    const lines = form.pattern.map((label) => `${label}: `)
    const [first = ""] = lines
    if (!area.value.includes(first.trimEnd())) {
      const before = area.value === "" || area.value.endsWith("\n\n") ? "" : area.value.endsWith("\n") ? "\n" : "\n\n"
      area.setRangeText(before + lines.join("\n"), area.value.length, area.value.length)
      area.rows = Math.max(area.rows, lines.length + 3)
      area.dispatchEvent(new Event("input", { bubbles: true }))
    }
    area.focus()
    const start = area.value.indexOf(first.trimEnd()) + first.length
    area.setSelectionRange(start, start)
  }
  return (
    <button type="button" className="button button-small button-outline insert-pattern scripted" onClick={insert}>
      {form.insertPattern}
    </button>
  )
}
