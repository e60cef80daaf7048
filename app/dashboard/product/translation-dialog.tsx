import { useNavigate } from "react-router"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useRefresh } from "../api/read.ts"
import { pick } from "../editor/edit-state.ts"
import { imageSource } from "../image/image-source.ts"
import { recordScreenPath } from "../kinds.ts"
import type { SectionProps } from "../record/screen-definition.ts"
import RecordDialog from "../record/record-dialog.tsx"
import { codeOf, translationIn } from "../translations/group-translations.ts"
import { productForm } from "./product-form.ts"
import { productFieldNames } from "./product-values.ts"
import type { ProductContext } from "./product-view.ts"

interface TranslationDialogProps extends SectionProps<"product", ProductContext> {
  language: Language
  onClose: () => void
}

/** A missing translation, initialised with what its original's form holds; the server copies images and properties. */
export default function TranslationDialog({
  editor,
  record: loaded,
  context,
  language,
  onClose,
}: TranslationDialogProps) {
  const { products: texts, common } = useDashboardTexts()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { record: source, values } = editor
  const category = translationIn(context.categories, Number(values["category_id"]), language)
  const original = String(source.translation_of ?? source.id)
  const name = common.languageNames[language]
  return (
    <RecordDialog
      definition={productForm}
      context={context}
      record={null}
      fresh={{
        unsavedAs: `${original}-${language}`,
        title: texts.createTitle(name),
        button: texts.create(name),
        lead: (
          <>
            <p>{texts.createText(loaded.property.length)}</p>
            <ul className="copied-images">
              {source.image_list.map((image) => (
                <li key={image.id}>
                  <img src={imageSource(image, 320)} alt="" width={image.width} height={image.height} />
                </li>
              ))}
            </ul>
          </>
        ),
        values: {
          ...pick(values, productFieldNames),
          lang: codeOf(language),
          category_id: category ? String(category.id) : "",
          translation_of: original,
          copy_from: String(source.id),
        },
      }}
      onDone={async ({ id }) => {
        void refresh("GET /product")
        await navigate(recordScreenPath("product", id) ?? "")
      }}
      onClose={onClose}
    />
  )
}
