import type { RecordFormDefinition } from "../record/define-form.ts"
import { languageOf } from "../translations/group-translations.ts"
import { ProductFields } from "./product-fields.tsx"
import { productFaults, productFieldNames, productLanguage, useProductValue } from "./product-values.ts"
import type { ProductContext } from "./product-view.ts"

/** The form of a product, which its screen and the dialog of a translation show. */
export const productForm: RecordFormDefinition<"product", ProductContext> = {
  kind: "product",
  texts: ({ products }) => products,
  title: ({ title, lang }) => ({ text: title, lang: languageOf(lang) }),
  removeText: ({ title, lang, translations }, _language, { products, common }) =>
    products.removeText(title, common.languageNames[languageOf(lang)], Object.keys(translations).length - 1),
  fields: productFieldNames,
  start: { lang: "DE" },
  Fields: ProductFields,
  language: productLanguage,
  size: "wide",
  check: (values, { common, products }) =>
    productFaults(values, { required: common.fieldErrors.required, power: products.fields.powerWrong }),
  useValueText: useProductValue,
}
