import { handOverKey as key } from "./hand-over-key.ts"

interface HandedOver {
  /** Page that it is meant for. */
  path: string
  /** Absent for another page, which begins where its address says. */
  top?: number
  /** Whether the switch was used by keyboard, so that focus returns to it. */
  focus: boolean
  /** Typed and checked values, by id or else by name, of boxes with their value. */
  fields: [name: string, value: string | boolean][]
  /** Id of the field with chosen files, which cannot be handed over and have to be chosen again. */
  files?: string | undefined
}

type Field = HTMLInputElement | HTMLTextAreaElement

const typable = "input:not([type=hidden],[type=file],[type=password]), textarea"
const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio"
// The boxes of a choice share their name.
const nameOf = (field: Field) =>
  field.id || `${field.form?.id ?? ""} ${field.name}${isBox(field) ? ` ${field.value}` : ""}`

/** Keeps scroll position and typed values across a change of language, for that one navigation. */
export function watchLanguageSwitch(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(".langs a") : null
    if (!link) return
    // The pagination may have changed the URL since rendering.
    link.search = location.search
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const handed: HandedOver = {
      path: link.pathname,
      top: scrollY,
      // `detail` of the click does not tell: it is 1 in Firefox when a link is pressed by keyboard.
      focus: link.matches(":focus-visible") && !link.closest("dialog"),
      fields: changedFields(),
      files: [...document.querySelectorAll<HTMLInputElement>("input[type=file]")].find(hasFiles)?.id,
    }
    handOver(handed)
  })
}

/** Keeps values for the next page; returns false when storage is disabled: it then starts at its top, without them. */
export function handOver(handed: HandedOver): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(handed))
    return true
  } catch {
    return false
  }
}

// An island keeps the files itself.
const hasFiles = ({ files, dataset }: HTMLInputElement) => files?.length || dataset["chosen"] === ""

/** Restores what the previous page handed over, and removes it. */
export function restoreHandedOver(): void {
  const handed = take()
  if (handed?.path !== location.pathname) return
  const fields = new Map([...document.querySelectorAll<Field>(typable)].map((field) => [nameOf(field), field]))
  for (const [name, value] of handed.fields) {
    const field = fields.get(name)
    if (!field) continue
    if (typeof value === "string") field.value = value
    else if (isBox(field)) field.checked = value
    field.closest("details")?.setAttribute("open", "")
  }
  if (handed.files) document.documentElement.dataset["lostFiles"] = handed.files
  if (handed.focus) document.querySelector<HTMLElement>(".langs a[aria-current]")?.focus({ preventScroll: true })
  if (handed.top !== undefined) scrollTo({ top: handed.top, behavior: "instant" })
}

const changedFields = (): HandedOver["fields"] =>
  [...document.querySelectorAll<Field>(typable)].flatMap((field): HandedOver["fields"] => {
    if (isBox(field))
      return field.checked === field.defaultChecked || !field.name ? [] : [[nameOf(field), field.checked]]
    return field.value === field.defaultValue ? [] : [[nameOf(field), field.value]]
  })

function take(): HandedOver | null {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text === null ? null : (JSON.parse(text) as HandedOver)
  } catch {
    return null
  }
}
