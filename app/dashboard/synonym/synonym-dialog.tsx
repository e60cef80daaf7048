import { useState } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { localizedNames } from "#contract/localized.ts"
import type { Synonym } from "#contract/synonym.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useGuardedClose } from "../editor/use-unsaved.ts"
import { DialogForm } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"

interface SynonymDialogProps {
  /** Null adds some. */
  synonym: Synonym | null
  onDone: () => Promise<void>
  onClose: () => void
}

const names = localizedNames("title")

/** Edits the equal words of a row, in each language separated by commas. */
export function SynonymDialog({ synonym, onDone, onClose }: SynonymDialogProps) {
  const { synonyms: texts } = useDashboardTexts()
  const [start] = useState(
    (): Record<string, string> => Object.fromEntries(names.map((name) => [name, synonym?.[name] ?? ""])),
  )
  const form = useForm({
    start,
    check: (values) => {
      const words = Object.values(values).join(",").split(",")
      return words.filter((word) => word.trim() !== "").length > 1 ? {} : { title_de: texts.twoAtLeast }
    },
    send: async (json) => {
      if (synonym && !form.isTyped) return onClose()
      if (synonym) await callApi("PATCH /synonym/:id", { params: { id: synonym.id }, json, version: synonym.version })
      else await callApi("POST /synonym", { json })
      await onDone()
    },
  })
  const close = useGuardedClose(form.isTyped, onClose)
  return (
    <DialogForm form={form} title={synonym ? texts.edit : texts.add} size="wide" action={texts.save} onClose={close}>
      <LanguageColumns
        fields={[
          { name: "title", kind: "line", label: texts.words, hint: texts.hint, maxLength: dashboardLimits.title },
        ]}
        values={form.values}
        errors={form.errors}
        onValue={(key, value) => form.set({ [key]: value })}
      />
    </DialogForm>
  )
}
