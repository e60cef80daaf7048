import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { textOfHtml } from "../editor/plain-text.ts"
import { fieldOf } from "../editor/field-of.ts"
import { RichField } from "../editor/rich-field.tsx"
import { TranslatedFields } from "../editor/translated-fields.tsx"
import type { FieldsProps, RecordFormDefinition } from "../record/define-form.ts"
import type { SectionProps } from "../record/screen-definition.ts"
import { RecordSection } from "../record/record-section.tsx"
import { languageOf } from "../translations/group-translations.ts"
import { PropertyCard, type PropertyContext } from "./property-card.tsx"

/** A property: a picture with a description in the language of its product. */
const propertyForm: RecordFormDefinition<"property", PropertyContext> = {
  kind: "property",
  texts: ({ products }) => ({
    add: products.addProperty,
    edit: products.editProperty,
    added: products.propertyAdded,
    remove: products.removeProperty,
  }),
  title: ({ description }) => ({ text: textOfHtml(description), lang: undefined }),
  removeText: ({ description }, _language, { products }, position) =>
    products.removePropertyText(position, textOfHtml(description).slice(0, 200)),
  fields: ["description"],
  Fields: PropertyFields,
  language: (_values, { language }) => language,
  onePicture: "required",
  isPictureFirst: true,
}

function PropertyFields({ context: { language }, ...form }: FieldsProps<PropertyContext>) {
  const { products: texts } = useDashboardTexts()
  return (
    <TranslatedFields language={language}>
      <RichField label={texts.fields.description} language={language} {...fieldOf(form, "description")} />
    </TranslatedFields>
  )
}

/** Property blocks of a product. */
export default function PropertiesSection({ editor, record: { id, property } }: SectionProps<"product", unknown>) {
  const { products: texts } = useDashboardTexts()
  const language = languageOf(editor.record.lang)
  return (
    <RecordSection
      definition={propertyForm}
      context={{ language }}
      records={property}
      texts={{
        title: texts.properties,
        add: texts.addProperty,
        emptyTitle: texts.noProperty,
        emptyText: texts.noPropertyText,
      }}
      readAbove="GET /product/show/:id"
      scope={{ product_id: id }}
      fresh={{ values: { product_id: String(id) }, unsavedAs: `of-${id}` }}
      className="properties"
      listClass="property-cards"
      addLook="quiet"
      Entry={PropertyCard}
    />
  )
}
