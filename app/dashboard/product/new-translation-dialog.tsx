import { useState } from "react"
import { useNavigate } from "react-router"
import type { Language } from "#contract/language.ts"
import type { Product } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import { errorText } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { fieldValues } from "../editor/record-values.ts"
import { codeOf } from "../translations/group-translations.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Notice } from "../ui/notice.tsx"

interface NewTranslationDialogProps {
  source: Product
  language: Language
  onClose: () => void
}

const textFields = ["title", "description", "type"]

/** For somebody who may not publish: makes the missing record of a product, not published, to be translated as a draft. */
export function NewTranslationDialog({ source, language, onClose }: NewTranslationDialogProps) {
  const { products: texts, common } = useDashboardTexts()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const create = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const form = new FormData()
      for (const [name, value] of Object.entries(fieldValues(source, textFields))) form.set(name, value)
      form.set("lang", codeOf(language))
      form.set("translation_of", String(source.id))
      const created = await callRecord({ kind: "product", id: null }, "POST", { form })
      void refresh("GET /product", "GET /draft")
      await navigate(`/dashboard/product/${created.id}`)
    } catch (error) {
      setFailure(error)
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={texts.createTitle(common.languageNames[language])} onClose={onClose}>
      <p>{texts.translateText}</p>
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
