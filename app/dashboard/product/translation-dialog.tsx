import { useEffect, useEffectEvent, useState } from "react"
import { useNavigate } from "react-router"
import type { Language } from "#contract/language.ts"
import type { Product } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { type Values, pick } from "../editor/edit-state.ts"
import { codeOf, counterpart } from "../families/group-families.ts"
import { ProductDialog } from "../products/product-dialog.tsx"
import { useToast } from "../ui/toasts.tsx"
import { copyAltTexts, copyProperties, fetchImage } from "./copy-product.ts"
import type { ProductContext } from "./product-fields.tsx"
import { productFieldNames } from "./product-values.ts"

interface TranslationDialogProps {
  source: Product
  /** What stands in the source's form, saved or not. */
  values: Values
  language: Language
  context: ProductContext
  onCreated: () => void
  onClose: () => void
}

/** A missing translation, filled with a copy of the record it is made from; its properties are copied along. */
export function TranslationDialog({ source, values, language, context, onCreated, onClose }: TranslationDialogProps) {
  const { products: texts, common } = useDashboardTexts()
  const toast = useToast()
  const navigate = useNavigate()
  const files = useImageFiles(source)
  if (!files) return null
  const category = counterpart(context.categories, Number(values["category_id"]), language)
  const first = source.translation_of ?? source.id
  const copy = {
    draftOf: `${first}-${language}`,
    title: texts.createTitle(common.languageNames[language]),
    text: texts.createText(source.property.length),
    submit: texts.create(common.languageNames[language]),
    values: {
      ...pick(values, productFieldNames),
      lang: codeOf(language),
      category_id: category ? String(category.id) : "",
      translation_of: String(first),
    },
    files,
  }
  const finish = async (created: Product, sent: readonly File[]) => {
    try {
      await copyAltTexts(source.image_list, files, sent, created.image_list)
      await copyProperties(source.property, created.id)
    } catch {
      toast({ text: texts.copyFailed, isError: true })
    }
    onCreated()
    await navigate(`/dashboard/product/${created.id}`)
  }
  return <ProductDialog context={context} copy={copy} onDone={finish} onClose={onClose} />
}

/** The pictures of a record as files; empty when they cannot be had, null while they are on the way. */
function useImageFiles(source: Product): readonly File[] | null {
  const { products: texts } = useDashboardTexts()
  const toast = useToast()
  const [files, setFiles] = useState<readonly File[] | null>(null)
  const fail = useEffectEvent(() => {
    toast({ text: texts.imagesFailed, isError: true })
    setFiles([])
  })
  const load = useEffectEvent(() => Promise.all(source.image_list.map(fetchImage)))
  useEffect(() => {
    let isShown = true
    load().then(
      (loaded) => isShown && setFiles(loaded),
      () => isShown && fail(),
    )
    return () => {
      isShown = false
    }
  }, [])
  return files
}
