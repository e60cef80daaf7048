import { type ClipboardEvent, useState } from "react"
import { localPath } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useLanguage } from "../../i18n/texts.tsx"
import { handOver } from "../../islands/hand-over.ts"
import { fieldId } from "../inquiry/field-id.ts"

/**
 * A list pasted into the search, whose field would join its lines: null for other text. `lead` goes to the request form
 * with the list in its field, and returns whether there is one.
 */
export function usePastedList(typed: string) {
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
