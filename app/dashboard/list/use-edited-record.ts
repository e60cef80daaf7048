import { useState } from "react"
import { useSearchParams } from "react-router"

/** Query key of the record that is open in its dialog. */
export const editKey = "edit"

interface AddressedRecord {
  id: number | string
  /** Of a thing with a record in each language: these records. */
  members?: Readonly<Partial<Record<string, { id: number | string }>>>
}

/** Returns the record that the URL asks to open, and a function that removes it from the URL. */
export function useRecordInAddress<R extends AddressedRecord>(records: readonly R[] = []): [R | null, () => void] {
  const [params, setParams] = useSearchParams()
  const named = params.get(editKey)
  const forget = () => {
    if (named === null) return
    const rest = new URLSearchParams(params)
    rest.delete(editKey)
    setParams(rest, { replace: true, preventScrollReset: true })
  }
  const isNamed = ({ id, members }: AddressedRecord) =>
    [id, ...Object.values(members ?? {}).map((member) => member?.id)].some((memberId) => String(memberId) === named)
  return [records.find(isNamed) ?? null, forget]
}

/** Whether the URL asks for the form of a new record, as an act of the search does. */
export const useAsksForNew = (): boolean => useSearchParams()[0].get(editKey) === "new"

/** Returns which record of a list, or a new one, is open in its dialog; a link may request it. */
export function useEditedRecord<R extends AddressedRecord & { id: number }>(records: readonly R[] | undefined) {
  const [chosen, setEdited] = useState<R | "new" | null>(null)
  const [named, forget] = useRecordInAddress(records)
  return {
    edited: chosen ?? named,
    setEdited,
    close: () => {
      setEdited(null)
      forget()
    },
  }
}
