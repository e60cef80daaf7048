import { useState } from "react"
import type { PictureUse } from "#contract/picture.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useAsk } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { type UseValues, changedValues, sharedValues, storedValues } from "./use-values.ts"

/** Saves a use at its record, with that record's version; a rejected save keeps the input. */
export function useSaveUse(use: PictureUse, others: readonly PictureUse[], onSaved: (sent: UseValues) => void) {
  const { pictures: texts, common } = useDashboardTexts()
  const toast = useToast()
  const ask = useAsk()
  const refresh = useRefresh()
  const [isSaving, setIsSaving] = useState(false)

  /** Returns how many were changed, including those before a failure. */
  const send = async (uses: readonly PictureUse[], values: Partial<UseValues>): Promise<boolean> => {
    setIsSaving(true)
    let isDone = true
    // Two uses may belong to one record, whose version changes with the first.
    const versions = new Map<string, number>()
    try {
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
    } catch (error) {
      isDone = false
      toast({ text: isCode(error, "stale") ? texts.stale : errorText(common, error), isError: true, about: "use" })
    }
    await refresh("GET /picture", "GET /picture/:hash")
    setIsSaving(false)
    return isDone
  }
  return {
    isSaving,
    save: async (values: UseValues) => {
      if (!(await send([use], values))) return
      onSaved(values)
      toast({ text: common.updated, about: "use" })
    },
    copy: async (values: UseValues) => {
      const answer = await ask({
        title: texts.copyTitle,
        body: texts.copyText,
        yes: texts.copyYes,
        no: common.cancel,
      })
      const all = [use, ...others]
      if (answer !== "yes" || !(await send(all, sharedValues(use, values)))) return
      onSaved(values)
      toast({ text: texts.copied(all.length), about: "use" })
    },
  }
}
