import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { RecordKind } from "#contract/record-constants.ts"
import { type RecordAddress, callRecord } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { useRefresh } from "../api/read.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

/** Marks a translation as current on the server, without changing its text. */
export function useMarkCurrent<K extends RecordKind>(
  at: RecordAddress<K>,
  version: number,
  onStored: (record: Records[K]) => void,
) {
  const { common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const { run } = useAction()
  return (language: Language) =>
    run(async () => {
      onStored(await callRecord(at, "POST /current", { json: { lang: language }, version }))
      toast({ text: common.updated })
      // Lists behind the form show the state of translations.
      void refresh()
    })
}
