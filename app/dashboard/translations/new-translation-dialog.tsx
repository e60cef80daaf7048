import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { useRefresh } from "../api/read.ts"
import { fieldValues } from "../editor/record-values.ts"
import { DialogForm } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"
import { codeOf } from "./group-translations.ts"

/** Kinds with one record per language. */
type TranslatedKind = "product" | "category"

/** Initial texts of a new record, to be translated in place. */
const textFields: Record<TranslatedKind, readonly string[]> = {
  product: ["title", "description", "type"],
  category: ["name", "summary"],
}

interface NewTranslationDialogProps<K extends TranslatedKind> {
  kind: K
  source: Records[K]
  language: Language
  /** What will happen. */
  text: string
  /** The dialog stays open until this resolves. */
  onCreated: (created: Records[K]) => void | Promise<void>
  onClose: () => void
}

/** For accounts that may not publish: creates a missing translation, not published, to be written as a draft. */
export function NewTranslationDialog<K extends TranslatedKind>({
  kind,
  source,
  language,
  text,
  onCreated,
  onClose,
}: NewTranslationDialogProps<K>) {
  const { products: texts, common } = useDashboardTexts()
  const refresh = useRefresh()
  const form = useForm({
    start: {},
    send: async () => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fieldValues(source, textFields[kind]))) body.set(name, value)
      body.set("lang", codeOf(language))
      body.set("translation_of", String(source.id))
      const created = await callRecord({ kind, id: null }, "POST", { form: body })
      void refresh(`GET /${kind}`, "GET /draft")
      await onCreated(created)
    },
  })
  const name = common.languageNames[language]
  return (
    <DialogForm
      form={form}
      title={texts.createTitle(name)}
      lead={<p>{text}</p>}
      action={texts.create(name)}
      onClose={onClose}
    />
  )
}
