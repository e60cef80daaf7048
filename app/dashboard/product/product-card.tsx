import { Link } from "react-router"
import { type Language, languages } from "#contract/language.ts"
import type { Category } from "#contract/category.ts"
import type { ProductCard } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { RecordMarksNote, type RecordMarks } from "../editor/record-marks.tsx"
import { useMayWriteIn } from "../translations/use-may-write-in.ts"
import { LanguageBadge } from "../translations/language-badge.tsx"
import { type TranslationGroup, languageOf, recordFor } from "../translations/group-translations.ts"

interface ProductCardProps {
  group: TranslationGroup<ProductCard>
  language: Language
  categories: readonly Category[]
  marksOf: (id: number) => RecordMarks
}

/** One product: the record of the chosen language, with links to the others. */
export function ProductGroupCard({ group, language, categories, marksOf }: ProductCardProps) {
  const { products: texts } = useDashboardTexts()
  const record = recordFor(group, language)
  const lang = languageOf(record.lang)
  const [image] = record.image_list
  const category = categories.find(({ id }) => id === record.category_id)
  return (
    <article className="record-card product-card">
      {image ? (
        <Picture image={image} alt="" sizes="(min-width: 1440px) 25vw, (min-width: 720px) 50vw, 100vw" />
      ) : (
        <span className="no-image">{texts.noImage}</span>
      )}
      <h2>
        <LanguageBadge language={lang} />
        <Link to={`/dashboard/product/${record.id}`} lang={lang}>
          {record.title}
        </Link>
      </h2>
      <Plate record={record} />
      <p className="record-facts">
        <span lang={category ? languageOf(category.lang) : undefined}>{category?.name ?? texts.withoutCategory}</span>
      </p>
      <WaitingLanguages group={group} marksOf={marksOf} />
      <Languages group={group} marksOf={marksOf} />
    </article>
  )
}

function Plate({ record }: { record: ProductCard }) {
  const { products: texts } = useDashboardTexts()
  const lang = languageOf(record.lang)
  return (
    <p className="product-plate">
      {record.type && <span lang={lang}>{record.type}</span>}
      {record.model && <span lang={lang}>{record.model}</span>}
      {record.power !== null && <span>{texts.power(record.power)}</span>}
    </p>
  )
}

/** Languages with a draft or hidden. */
function WaitingLanguages({ group, marksOf }: Pick<ProductCardProps, "group" | "marksOf">) {
  const marked = languages.flatMap((language) => {
    const record = group.records[language]
    const marks = record && marksOf(record.id)
    return marks && (marks.drafted !== null || marks.hidden.length > 0) ? [{ language, marks }] : []
  })
  if (marked.length === 0) return null
  return (
    <ul className="marks">
      {marked.map(({ language, marks }) => (
        <li key={language}>
          {language.toUpperCase()} <RecordMarksNote marks={marks} />
        </li>
      ))}
    </ul>
  )
}

/** The three records of the product; a missing one links to its creation. */
function Languages({ group, marksOf }: Pick<ProductCardProps, "group" | "marksOf">) {
  const { products: texts, common } = useDashboardTexts()
  const mayCreate = useMayWriteIn()
  return (
    <ul className="card-languages" aria-label={texts.languages}>
      {languages.map((language) => {
        const record = group.records[language]
        const name = common.languageNames[language]
        if (!record && !mayCreate(language)) return null
        const to = record
          ? `/dashboard/product/${record.id}`
          : `/dashboard/product/${recordFor(group, language).id}?create=${language}`
        return (
          <li key={language}>
            <Link to={to} className={record ? undefined : "lacks"}>
              {!record && <Icon name="plus" />}
              {record && marksOf(record.id).hidden === "all" ? <s>{language.toUpperCase()}</s> : language.toUpperCase()}
              <span className="visually-hidden">{record ? `${name}: ${record.title}` : texts.missingIn(name)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
