import { type Language, languages } from "#contract/language.ts"
import type { Category } from "#contract/category.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { type TranslationGroup, membersOf, recordFor } from "../translations/group-translations.ts"
import { LanguageBadge } from "../translations/language-badge.tsx"
import { useMayWriteIn } from "../translations/use-may-write-in.ts"
import { RecordMarksNote } from "../editor/record-marks.tsx"
import type { RecordMarks } from "../editor/use-record-marks.ts"
import { EditAndDelete } from "../list/card-actions.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { type CategoryStart, translationStart } from "./category-values.ts"

interface CategoryCardProps {
  group: TranslationGroup<Category>
  spares: readonly SpareSummary[]
  marksOf: (id: number) => RecordMarks
  onEdit: (category: Category) => void
  onDelete: (category: Category) => void
  /** Adds the record of a missing language. */
  onCreate: (start: CategoryStart) => void
  /** The same for accounts that may not publish. */
  onTranslate: (source: Category, language: Language) => void
}

/** A category with its records in the three languages. */
export function CategoryCard({ group, spares, marksOf, onEdit, onDelete, onCreate, onTranslate }: CategoryCardProps) {
  const { categories: texts, common } = useDashboardTexts()
  const own = useDashboardLanguage()
  const isReadOnly = useIsReadOnly()
  const mayCreate = useMayWriteIn()
  const shown = recordFor(group, own)
  const [image] = membersOf(group).flatMap((member) => member.image_list)
  const spare = spares.find(({ id }) => id === shown.spare_id)
  return (
    <article className="record-card still">
      {image ? (
        <Picture image={image} alt="" sizes="(min-width: 1080px) 33vw, 100vw" />
      ) : (
        <span className="no-image">{texts.noImage}</span>
      )}
      <ul className="category-records">
        {languages.map((language) => {
          const category = group.records[language]
          const name = common.languageNames[language]
          return category ? (
            <CategoryRow
              key={language}
              category={category}
              marks={marksOf(category.id)}
              language={language}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          ) : (
            <li key={language} className="lacks">
              <LanguageBadge language={language} />
              <span className="record-title">{texts.missing}</span>
              {(!isReadOnly || mayCreate(language)) && (
                <button
                  type="button"
                  className="text-button"
                  aria-label={texts.createIn(name, shown.name)}
                  onClick={() =>
                    isReadOnly ? onTranslate(shown, language) : onCreate(translationStart(shown, language))
                  }
                >
                  {texts.addShort}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <p className="record-facts">
        {spare ? <span>{texts.spare(shownTitle(spare, own).text)}</span> : <span>{texts.noSpare}</span>}
      </p>
    </article>
  )
}

interface CategoryRowProps extends Pick<CategoryCardProps, "onEdit" | "onDelete"> {
  category: Category
  marks: RecordMarks
  language: Language
}

function CategoryRow({ category, marks, language, onEdit, onDelete }: CategoryRowProps) {
  const { categories: texts, common } = useDashboardTexts()
  const name = common.languageNames[language]
  return (
    <li>
      <LanguageBadge language={language} />
      <span className="record-title">
        <b lang={language}>{category.name}</b>
        <span>{texts.products(category.products)}</span>
        <RecordMarksNote marks={marks} />
      </span>
      <span className="card-actions">
        <EditAndDelete
          language={language}
          name={`${category.name} (${name})`}
          editLabel={texts.editOne(category.name, name)}
          deleteLabel={texts.removeOne(category.name, name)}
          onEdit={() => onEdit(category)}
          onDelete={() => onDelete(category)}
        />
      </span>
    </li>
  )
}
