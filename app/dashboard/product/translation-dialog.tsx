import { useNavigate } from "react-router"
import type { Language } from "#contract/language.ts"
import type { Product } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useRefresh } from "../api/read.ts"
import { type Values, pick } from "../editor/edit-state.ts"
import { codeOf, translationIn } from "../translations/group-translations.ts"
import { ProductDialog } from "./product-dialog.tsx"
import type { ProductContext } from "./product-fields.tsx"
import { productFieldNames } from "./product-values.ts"

interface TranslationDialogProps {
  source: Product
  /** Current values of the source's form, saved or not. */
  values: Values
  language: Language
  context: ProductContext
  onClose: () => void
}

/** A missing translation, initialised with its original; the server copies images and properties. */
export function TranslationDialog({ source, values, language, context, onClose }: TranslationDialogProps) {
  const { products: texts, common } = useDashboardTexts()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const category = translationIn(context.categories, Number(values["category_id"]), language)
  const first = source.translation_of ?? source.id
  const copy = {
    unsavedAs: `${first}-${language}`,
    title: texts.createTitle(common.languageNames[language]),
    text: texts.createText(source.property.length),
    submit: texts.create(common.languageNames[language]),
    values: {
      ...pick(values, productFieldNames),
      lang: codeOf(language),
      category_id: category ? String(category.id) : "",
      translation_of: String(first),
      copy_from: String(source.id),
    },
    images: source.image_list,
  }
  const finish = async (created: Product) => {
    void refresh("GET /product")
    await navigate(`/dashboard/product/${created.id}`)
  }
  return <ProductDialog context={context} copy={copy} onDone={finish} onClose={onClose} />
}
