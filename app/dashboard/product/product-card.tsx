import { Link } from "react-router"
import { type Language, languages } from "#contract/language.ts"
import type { Category } from "#contract/category.ts"
import type { ProductCard } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { LanguageMarks } from "../editor/language-marks.tsx"
import type { RecordMarks } from "../editor/record-marks.tsx"
import { type TranslationGroup, languageOf, recordFor } from "../translations/group-translations.ts"

interface ProductCardProps {
  group: TranslationGroup<ProductCard>
  language: Language
  categories: readonly Category[]
  marksOf: (id: number) => RecordMarks
}

/** One product, as its record of the chosen language shows it. */
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
        <Link to={`/dashboard/product/${record.id}`} lang={lang} data-product={group.id}>
          {record.title}
        </Link>
      </h2>
      <Plate record={record} />
      <p className="record-facts">
        <span lang={category ? languageOf(category.lang) : undefined}>{category?.name ?? texts.withoutCategory}</span>
      </p>
      <LanguageMarks
        states={languages.map((code) => ({ language: code, state: group.records[code] ? "ok" : "missing" }))}
        marks={marksOfGroup(group, marksOf)}
      />
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

/** Returns the draft and hidden state of all records of a product, by language. */
function marksOfGroup(group: TranslationGroup<ProductCard>, marksOf: (id: number) => RecordMarks): RecordMarks {
  const marked = languages.flatMap((language) => {
    const record = group.records[language]
    return record ? [{ language, marks: marksOf(record.id) }] : []
  })
  const drafted = marked.filter(({ marks }) => marks.drafted !== null).map(({ language }) => language)
  return {
    drafted: drafted.length > 0 ? drafted : null,
    hidden: marked.filter(({ marks }) => marks.hidden === "all").map(({ language }) => language),
  }
}
