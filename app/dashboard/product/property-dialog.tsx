import { useRef } from "react"
import type { Language } from "#contract/language.ts"
import type { ProductProperty } from "#contract/product.ts"
import type { Publication } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { FormDialog } from "../record-form/form-dialog.tsx"
import { RichField } from "../editor/rich-field.tsx"
import { TranslatedFields } from "../editor/translated-fields.tsx"
import { useRecordForm } from "../record-form/use-record-form.ts"
import { WithPublication } from "../editor/with-publication.tsx"
import { FormImage } from "../image/form-image.tsx"

interface PropertyDialogProps {
  product: number
  language: Language
  /** Null adds one. */
  property: ProductProperty | null
  /** The dialog stays open until this resolves. */
  onDone: (isDraft: boolean) => Promise<void>
  onClose: () => void
}

/** Adds or edits one property block: an image and its description. */
export function PropertyDialog(props: PropertyDialogProps) {
  const { products: texts } = useDashboardTexts()
  return (
    <WithPublication kind="property" id={props.property?.id ?? null} title={texts.editProperty} onClose={props.onClose}>
      {(publication) => <PropertyForm {...props} publication={publication} />}
    </WithPublication>
  )
}

interface PropertyFormProps extends PropertyDialogProps {
  publication: Publication | null
}

function PropertyForm({ product, language, property, publication, onDone, onClose }: PropertyFormProps) {
  const { products: texts, common } = useDashboardTexts()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useRecordForm(formRef, {
    kind: "property",
    unsavedAs: `of-${product}`,
    record: property,
    publication,
    start: { product_id: String(product), description: property?.description ?? "" },
    image: "required",
    upload: { field: "image", isRequired: true },
    check: () => ({}),
    onDone: (_record, isDraft) => onDone(isDraft),
  })
  return (
    <FormDialog
      formRef={formRef}
      form={form}
      title={property ? texts.editProperty : texts.addProperty}
      language={language}
      size="medium"
      submitLabel={property ? common.save : texts.addProperty}
      onClose={onClose}
    >
      <FormImage form={form} />
      <TranslatedFields language={language}>
        <RichField
          label={texts.fields.description}
          language={language}
          data-field="description"
          value={form.values["description"] ?? ""}
          error={form.errors["description"]}
          onValue={(value) => form.set("description", value)}
        />
      </TranslatedFields>
    </FormDialog>
  )
}
