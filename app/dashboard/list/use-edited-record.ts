import { useState } from "react"
import { useSearchParams } from "react-router"

/** Name of the address's key that says which record of a screen is opened in its dialog. */
export const editKey = "edit"

/** Returns the record that the address asks to open, and what takes that out of the address again. */
export function useAskedRecord<R extends { id: number }>(records: readonly R[] = []): [R | null, () => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get(editKey)
  const forget = () => {
    if (asked === null) return
    const rest = new URLSearchParams(params)
    rest.delete(editKey)
    setParams(rest, { replace: true, preventScrollReset: true })
  }
  return [records.find(({ id }) => String(id) === asked) ?? null, forget]
}

/** Which record of a list is in its dialog, or a new one; a link may ask for it. */
export function useEditedRecord<R extends { id: number }>(records: readonly R[] | undefined) {
  const [chosen, setEdited] = useState<R | "new" | null>(null)
  const [asked, forget] = useAskedRecord(records)
  return {
    edited: chosen ?? asked,
    setEdited,
    close: () => {
      setEdited(null)
      forget()
    },
  }
}
