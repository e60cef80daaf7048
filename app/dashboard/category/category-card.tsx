import { useState } from "react"
import { type Language, languages } from "#contract/language.ts"
import type { Category } from "#contract/category.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { useRefresh } from "../api/read.ts"
import { type TranslationGroup, membersOf, recordFor } from "../translations/group-translations.ts"
import { LanguageBadge } from "../translations/language-badge.tsx"
import { NewTranslationDialog } from "../translations/new-translation-dialog.tsx"
import { useMayWriteIn } from "../translations/use-may-write-in.ts"
import { RecordMarksNote, type RecordMarks } from "../editor/record-marks.tsx"
import { EditAndDelete } from "../list/card-actions.tsx"
import type { EntryProps } from "../record/screen-definition.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { type CategoryContext, newTranslation } from "./category-values.ts"
import { useDeleteCategory } from "./use-delete-category.tsx"

type CategoryCardProps = EntryProps<"category", TranslationGroup<Category>, CategoryContext>

/** A category with its records in the three languages. */
export function CategoryCard({ row: group, context, marksOf, onEdit, onAdd }: CategoryCardProps) {
  const { categories: texts, common } = useDashboardTexts()
  const dashboardLanguage = useDashboardLanguage()
  const isReadOnly = useIsReadOnly()
  const mayCreate = useMayWriteIn()
  const refresh = useRefresh()
  const deletion = useDeleteCategory(context.categories)
  const [translated, setTranslated] = useState<Language | null>(null)
  const shown = recordFor(group, dashboardLanguage)
  const [image] = membersOf(group).flatMap((member) => member.image_list)
  const spare = context.spares.find(({ id }) => id === shown.spare_id)
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
              onDelete={deletion.ask}
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
                  onClick={() => (isReadOnly ? setTranslated(language) : onAdd(newTranslation(shown, language)))}
                >
                  {texts.addShort}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <p className="record-facts">
        {spare ? <span>{texts.spare(shownTitle(spare, dashboardLanguage).text)}</span> : <span>{texts.noSpare}</span>}
      </p>
      {translated && (
        <NewTranslationDialog
          kind="category"
          source={shown}
          language={translated}
          text={texts.translateText}
          onCreated={async (category) => {
            await refresh("GET /category")
            setTranslated(null)
            onEdit(category)
          }}
          onClose={() => setTranslated(null)}
        />
      )}
      {deletion.dialog}
    </article>
  )
}

interface CategoryRowProps extends Pick<CategoryCardProps, "onEdit"> {
  category: Category
  onDelete: (category: Category) => void
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
