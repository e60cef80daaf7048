import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { RecordKind } from "#contract/record-constants.ts"
import { type RecordAddress, callRecord } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { errorText } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useToast } from "../ui/toasts.tsx"

/** Marks a translation as current on the server, without changing its text. */
export function useMarkCurrent<K extends RecordKind>(
  at: RecordAddress<K>,
  version: number,
  onStored: (record: Records[K]) => void,
) {
  const { common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  return async (language: Language) => {
    try {
      onStored(await callRecord(at, "POST /current", { json: { lang: language }, version }))
      toast({ text: common.updated })
      // Lists behind the form show the state of translations.
      void refresh()
    } catch (error) {
      toast({ text: errorText(common, error), isError: true })
    }
  }
}
