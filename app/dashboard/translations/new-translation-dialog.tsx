import { useState } from "react"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { errorText } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { fieldValues } from "../editor/record-values.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Notice } from "../ui/notice.tsx"
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
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const create = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const form = new FormData()
      for (const [name, value] of Object.entries(fieldValues(source, textFields[kind]))) form.set(name, value)
      form.set("lang", codeOf(language))
      form.set("translation_of", String(source.id))
      const created = await callRecord({ kind, id: null }, "POST", { form })
      void refresh(`GET /${kind}`, "GET /draft")
      await onCreated(created)
    } catch (error) {
      setFailure(error)
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={texts.createTitle(common.languageNames[language])} onClose={onClose}>
      <p>{text}</p>
      {failure !== null && <Notice tone="bad">{errorText(common, failure)}</Notice>}
      <div className="action-row">
        <Button look="line" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button busy={isBusy} onClick={() => void create()}>
          {texts.create(common.languageNames[language])}
        </Button>
      </div>
    </Dialog>
  )
}
