import { Link } from "react-router"
import { languages } from "#contract/language.ts"
import type { Category } from "#contract/category.ts"
import type { ProductCard } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { type TranslationGroup, languageOf, recordFor } from "../translations/group-translations.ts"
import { ListSearchField } from "../list/search-field.tsx"
import { SegmentedFilter } from "../list/segments.tsx"
import { type ProductView, isFiled } from "./product-view.ts"

interface ProductFiltersProps {
  translationGroups: readonly TranslationGroup<ProductCard>[]
  shelves: readonly TranslationGroup<Category>[]
  view: ProductView
  onChange: (change: Partial<ProductView>) => void
}

/** Language of the list, search, and the categories in that language. */
export function ProductFilters({ translationGroups, shelves, view, onChange }: ProductFiltersProps) {
  const { products: texts, common } = useDashboardTexts()
  return (
    <>
      {translationGroups.length > 0 && (
        <div className="filters">
          <SegmentedFilter
            label={texts.language}
            options={languages.map((value) => ({ value, label: common.languageNames[value] }))}
            value={view.language}
            onChoose={(language) => onChange({ language })}
          />
          <ListSearchField
            label={texts.searchLabel}
            placeholder={texts.searchHint}
            value={view.query}
            onSearch={(query) => onChange({ query })}
          />
        </div>
      )}
      <div className="filters">
        {shelves.length === 0 ? (
          <p className="no-category">
            {texts.noCategory}
            <Link to="/dashboard/categories">{texts.addCategory}</Link>
          </p>
        ) : (
          <CategoryButtons translationGroups={translationGroups} shelves={shelves} view={view} onChange={onChange} />
        )}
      </div>
    </>
  )
}

function CategoryButtons({ translationGroups, shelves, view, onChange }: ProductFiltersProps) {
  const { products: texts } = useDashboardTexts()
  const count = (shelf: TranslationGroup<Category> | "none") =>
    translationGroups.filter((group) => isFiled(group, shelf)).length
  const unfiled = count("none")
  const options: { value: ProductView["category"]; label: string; lang?: string; count: number }[] = [
    { value: "all", label: texts.all, count: translationGroups.length },
    ...shelves.map((shelf) => {
      const { name, lang } = recordFor(shelf, view.language)
      return { value: shelf.id, label: name, lang: languageOf(lang), count: count(shelf) }
    }),
  ]
  if (unfiled > 0 || view.category === "none")
    options.push({ value: "none", label: texts.withoutCategory, count: unfiled })
  return (
    <SegmentedFilter
      label={texts.categoryFilter}
      options={options}
      value={view.category}
      onChoose={(category) => onChange({ category })}
    />
  )
}
