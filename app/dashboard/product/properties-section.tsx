import { useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { languages } from "#contract/language.ts"
import type { Product } from "#contract/product.ts"
import { Picture } from "#app/ui/picture.tsx"
import { RichText } from "#app/ui/rich-text.tsx"
import { textOfHtml } from "../editor/plain-text.ts"
import type { RecordFormDefinition } from "../record/define-form.ts"
import { postJoint } from "../record/post-joint.ts"
import type { SectionProps } from "../record/screen-definition.ts"
import { RecordSection, type SectionEntryProps } from "../record/record-section.tsx"
import { LanguageBadge } from "../translations/language-badge.tsx"
import {
  type ByLanguage,
  textOfRecord,
  joinRecords,
  jointText,
  presentLanguages,
  leadOf,
} from "../translations/joint.ts"
import { MemberState } from "../record/member-state.tsx"
import { RecordMarksNote, useRecordMarks } from "../editor/record-marks.tsx"
import { EditAndDelete } from "../list/card-actions.tsx"
import { Grip, MoveButtons } from "../list/grip.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { joinProperties, propertyJoint } from "./join-properties.ts"

/** What a property needs of its product: its record in each language. */
interface PropertyContext {
  products: ByLanguage<Product>
}

/** A property: a picture with a description in each language of its product. */
const propertyForm: RecordFormDefinition<"property", PropertyContext> = {
  kind: "property",
  texts: ({ products }) => ({
    add: products.addProperty,
    edit: products.editProperty,
    added: products.propertyAdded,
    remove: products.removeProperty,
  }),
  title: (property, language) => ({
    text: textOfHtml(jointText(property, "description", language).text),
    lang: undefined,
  }),
  removeText: (property, language, { products }, position) =>
    products.removePropertyText(position, textOfHtml(jointText(property, "description", language).text).slice(0, 200)),
  fields: languages.map((language) => `description_${language}`),
  columns: ({ products }) => [{ name: "description", kind: "rich", label: products.fields.description }],
  joint: () => propertyJoint,
  isMissing: (language, { products }) => products[language] === undefined,
  Language: MemberState,
  onePicture: "required",
  isPictureFirst: true,
  size: "wide",
  post: async ({ typed }, sent, { products }) => {
    const [file] = sent.files
    const alts = new Map(file ? [[file, typed.pictures[0]?.alt ?? { de: "", en: "", ru: "" }]] : [])
    const members = await postJoint({
      kind: "property",
      joint: propertyJoint,
      values: typed.fields,
      languages: presentLanguages(products),
      sent: { ...sent, alts },
      files: sent.files,
      field: "image",
      hasFilesInEach: true,
      extra: (language) => ({ product_id: String(products[language]?.id ?? "") }),
    })
    return joinRecords(members, propertyJoint)
  },
}

/** Property blocks of a product. */
export default function PropertiesSection({ record }: SectionProps<"product", unknown>) {
  const { products: texts } = useDashboardTexts()
  const products = (record.members ?? {}) as ByLanguage<Product>
  const lead = leadOf(products)
  const properties = joinProperties(products)
  const idsIn = (language: (typeof languages)[number], id: number) =>
    properties.flatMap((property) => (property.id === id ? (property.members[language]?.id ?? []) : []))
  const [first, ...others] = presentLanguages(products)
  return (
    <RecordSection
      definition={propertyForm}
      context={{ products }}
      records={properties}
      texts={{
        title: texts.properties,
        add: texts.addProperty,
        emptyTitle: texts.noProperty,
        emptyText: texts.noPropertyText,
      }}
      readAbove="GET /product/show/:id"
      scope={{ product_id: lead.id }}
      idsOf={({ id }) => (first ? idsIn(first, id) : [])}
      alsoIn={(ids) =>
        others.map((language) => ({
          scope: { product_id: products[language]?.id ?? 0 },
          seen: products[language]?.property.map(({ id }) => id) ?? [],
          next: ids.flatMap((id) => idsIn(language, id)),
        }))
      }
      fresh={{ values: {}, unsavedAs: `of-${lead.id}` }}
      className="properties"
      listClass="property-cards"
      addLook="quiet"
      Entry={PropertyCard}
    />
  )
}

/** A property with its picture and its text in each language. */
function PropertyCard(props: SectionEntryProps<"property", PropertyContext>) {
  const { record: property, context, position, order, onEdit, onRemove } = props
  const { products: texts } = useDashboardTexts()
  const dashboardLanguage = useDashboardLanguage()
  const isReadOnly = useIsReadOnly()
  const marksOf = useRecordMarks("property")
  const [hasButtons, setHasButtons] = useState(false)
  const total = order.ids.length
  const gripProps = { position, total, onMove: (to: number) => order.move(property.id, to) }
  const [image] = property.image_list
  return (
    <li data-entry={property.id}>
      <article className={order.dragged === property.id ? "record-card still drag" : "record-card still"}>
        <div className="property-head">
          {total > 1 && !isReadOnly && (
            <Grip
              {...gripProps}
              name={texts.moveProperty(position)}
              grip={order.grip(property.id)}
              isOpen={hasButtons}
              onOpen={setHasButtons}
            />
          )}
          <b>{position}</b>
          <div className="card-actions">
            <EditAndDelete
              name={texts.propertyAt(position)}
              editLabel={texts.editPropertyAt(position)}
              deleteLabel={texts.removePropertyAt(position)}
              onEdit={onEdit}
              onDelete={onRemove}
            />
          </div>
        </div>
        {hasButtons && <MoveButtons {...gripProps} />}
        {image ? (
          <Picture image={image} alt={image[`alt_${dashboardLanguage}`]} sizes="(min-width: 720px) 25vw, 100vw" />
        ) : (
          <span className="no-image">{texts.noImage}</span>
        )}
        <div className="property-texts">
          {presentLanguages(context.products).map((language) => {
            const member = property.members?.[language]
            const html = textOfRecord(property, `description_${language}`)
            return (
              <div key={language}>
                <LanguageBadge language={language} />
                {member && <RecordMarksNote marks={marksOf(member.id)} />}
                {html === "" ? (
                  <p className="no-text">{texts.noText}</p>
                ) : (
                  <RichText html={html} lang={language} className="card-text" />
                )}
              </div>
            )
          })}
        </div>
      </article>
    </li>
  )
}
