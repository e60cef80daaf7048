import { Link } from "react-router"
import { type Language, languages } from "#contract/language.ts"
import type { Category, ProductCard as Card } from "#contract/product.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { LanguageBadge } from "../families/language-badge.tsx"
import { type Family, languageOf, recordFor } from "../families/group-families.ts"

interface ProductCardProps {
  family: Family<Card>
  language: Language
  categories: readonly Category[]
}

/** One product: the record of the chosen language, and the way to the others. */
export function ProductCard({ family, language, categories }: ProductCardProps) {
  const { products: texts } = useDashboardTexts()
  const record = recordFor(family, language)
  const lang = languageOf(record.lang)
  const [image] = record.image_list
  const category = categories.find(({ id }) => id === record.category_id)
  return (
    <article className="card product-card">
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
      <p className="facts">
        <span lang={category ? languageOf(category.lang) : undefined}>{category?.name ?? texts.withoutCategory}</span>
      </p>
      <Languages family={family} />
    </article>
  )
}

function Plate({ record }: { record: Card }) {
  const language = useDashboardLanguage()
  const power = record.power === null ? "" : `${new Intl.NumberFormat(language).format(record.power)} MW`
  const cells = [record.type, record.model, power].filter(Boolean)
  return (
    <p className="plate" lang={languageOf(record.lang)}>
      {cells.map((cell) => (
        <span key={cell}>{cell}</span>
      ))}
    </p>
  )
}

/** The three records of the product; a missing one leads to where it is created. */
function Languages({ family }: { family: Family<Card> }) {
  const { products: texts, common } = useDashboardTexts()
  return (
    <ul className="card-languages" aria-label={texts.languages}>
      {languages.map((language) => {
        const record = family.records[language]
        const name = common.languageNames[language]
        const to = record
          ? `/dashboard/product/${record.id}`
          : `/dashboard/product/${recordFor(family, language).id}?create=${language}`
        return (
          <li key={language}>
            <Link to={to} className={record ? undefined : "lacks"}>
              {!record && <Icon name="plus" />}
              {language.toUpperCase()}
              <span className="vh">{record ? `${name}: ${record.title}` : texts.missingIn(name)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
