import { languages } from "#contract/language.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { LanguageBadge } from "../translations/language-badge.tsx"
import { RecordMarksNote } from "../editor/record-marks.tsx"
import { EditAndDelete } from "../list/card-actions.tsx"
import type { EntryProps } from "../record/screen-definition.ts"
import { shownTitle } from "../ui/shown-text.ts"
import type { CategoryContext, JointCategory } from "./category-values.ts"
import { useDeleteCategory } from "./use-delete-category.tsx"

type CategoryCardProps = EntryProps<"category", JointCategory, CategoryContext>

/** A category with its name in each language. */
export function CategoryCard({ row: category, title, context, marksOf, onEdit }: CategoryCardProps) {
  const { categories: texts } = useDashboardTexts()
  const dashboardLanguage = useDashboardLanguage()
  const deletion = useDeleteCategory(context.categories)
  const [image] = category.image_list
  const spare = context.spares.find(({ id }) => id === category.spare_id)
  return (
    <article className="record-card still">
      {image ? (
        <Picture image={image} alt="" sizes="(min-width: 1080px) 33vw, 100vw" />
      ) : (
        <span className="no-image">{texts.noImage}</span>
      )}
      <ul className="category-records">
        {languages.map((language) => {
          const member = category.members[language]
          return (
            <li key={language} className={member ? undefined : "lacks"}>
              <LanguageBadge language={language} />
              {member ? (
                <span className="record-title">
                  <b lang={language}>{member.name}</b>
                  <span>{texts.products(member.products)}</span>
                  <RecordMarksNote marks={marksOf(member.id)} />
                </span>
              ) : (
                <span className="record-title">{texts.missing}</span>
              )}
            </li>
          )
        })}
      </ul>
      <p className="record-facts">
        {spare ? <span>{texts.spare(shownTitle(spare, dashboardLanguage).text)}</span> : <span>{texts.noSpare}</span>}
      </p>
      <div className="card-actions">
        <EditAndDelete
          name={title.text}
          editLabel={texts.editOne(title.text)}
          deleteLabel={texts.removeOne(title.text)}
          onEdit={() => onEdit(category)}
          onDelete={() => deletion.ask(category)}
        />
      </div>
      {deletion.dialog}
    </article>
  )
}
