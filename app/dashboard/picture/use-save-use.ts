import type { PictureUse } from "#contract/picture.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import { isCode } from "../api/error-text.ts"
import { useAsk } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { type UseValues, changedValues, sharedValues, storedValues } from "./use-values.ts"

/** Saves a use at its record, with that record's version; a rejected save keeps the input. */
export function useSaveUse(use: PictureUse, others: readonly PictureUse[], onSaved: (sent: UseValues) => void) {
  const { pictures: texts, common } = useDashboardTexts()
  const toast = useToast()
  const ask = useAsk()
  const { isBusy, run } = useAction({
    about: "use",
    explain: (error) => (isCode(error, "stale") ? texts.stale : null),
    refreshes: ["GET /picture", "GET /picture/:hash"],
  })
  const send = async (uses: readonly PictureUse[], values: Partial<UseValues>) => {
    // Two uses may belong to one record, whose version changes with the first.
    const versions = new Map<string, number>()
    for (const stored of uses) {
      const { id, kind, record_id, version } = stored
      const json = changedValues(storedValues(stored), values)
      const record = `${kind} ${record_id}`
      if (Object.keys(json).length > 0)
        await callRecord({ kind, id: record_id }, "PATCH /image/:image", {
          params: { image: id },
          json,
          version: versions.get(record) ?? version ?? 0,
          onVersion: (next) => versions.set(record, next),
        })
    }
  }
  return {
    isBusy,
    save: async (values: UseValues) => {
      if (!(await run(() => send([use], values)))) return
      onSaved(values)
      toast({ text: common.updated, about: "use" })
    },
    copy: async (values: UseValues) => {
      const all = [use, ...others]
      const question = { title: texts.copyTitle, body: texts.copyText, yes: texts.copyYes, no: common.cancel }
      if ((await ask(question)) !== "yes" || !(await run(() => send(all, sharedValues(use, values))))) return
      onSaved(values)
      toast({ text: texts.copied(all.length), about: "use" })
    },
  }
}
