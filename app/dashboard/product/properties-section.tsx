import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Language } from "#contract/language.ts"
import { Picture } from "#app/ui/picture.tsx"
import { RichText } from "#app/ui/rich-text.tsx"
import { textOfHtml } from "../editor/plain-text.ts"
import { fieldOf } from "../editor/field-of.ts"
import { RichField } from "../editor/rich-field.tsx"
import { TranslatedFields } from "../editor/translated-fields.tsx"
import type { FieldsProps, RecordFormDefinition } from "../record/define-form.ts"
import type { SectionProps } from "../record/screen-definition.ts"
import { RecordSection, type SectionEntryProps } from "../record/record-section.tsx"
import { languageOf } from "../translations/group-translations.ts"
import { RecordMarksNote } from "../editor/record-marks.tsx"
import { EditAndDelete } from "../list/card-actions.tsx"
import { Grip, MoveButtons } from "../list/grip.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"

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

/** What the card and the form of a property need of its product. */
interface PropertyContext {
  language: Language
}

/** A property, with the grip among its buttons. */
function PropertyCard(props: SectionEntryProps<"property", PropertyContext>) {
  const { record: property, context, position, marks, order, onEdit, onRemove } = props
  const { language } = context
  const { products: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const [hasButtons, setHasButtons] = useState(false)
  const total = order.ids.length
  const gripProps = { position, total, onMove: (to: number) => order.move(property.id, to) }
  const [image] = property.image_list
  return (
    <li data-entry={property.id}>
      <article className={order.dragged === property.id ? "record-card still drag" : "record-card still"}>
        {image ? (
          <Picture image={image} alt={image[`alt_${language}`]} sizes="(min-width: 720px) 33vw, 100vw" />
        ) : (
          <span className="no-image">{texts.noImage}</span>
        )}
        <RecordMarksNote marks={marks} />
        {property.description === "" ? (
          <p className="no-text">{texts.noText}</p>
        ) : (
          <RichText html={property.description} lang={language} className="card-text" />
        )}
        {hasButtons && <MoveButtons {...gripProps} />}
        <div className="card-actions">
          {total > 1 && !isReadOnly && (
            <Grip
              {...gripProps}
              name={texts.moveProperty(position)}
              grip={order.grip(property.id)}
              isOpen={hasButtons}
              onOpen={setHasButtons}
            />
          )}
          <EditAndDelete
            language={language}
            name={texts.propertyAt(position)}
            editLabel={texts.editPropertyAt(position)}
            deleteLabel={texts.removePropertyAt(position)}
            onEdit={onEdit}
            onDelete={onRemove}
          />
        </div>
      </article>
    </li>
  )
}
