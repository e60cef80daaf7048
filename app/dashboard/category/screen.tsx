import { limits } from "#contract/limits.ts"
import { languages } from "#contract/language.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { defineScreen } from "../record/define-screen.tsx"
import { allLoaded, mapLoaded, useRead } from "../record/reads.ts"
import { jointText, presentLanguages } from "../translations/joint.ts"
import { MemberState } from "../record/member-state.tsx"
import { CategoryCard } from "./category-card.tsx"
import {
  type CategoryContext,
  categoryFields,
  categoryJoint,
  joinCategories,
  postCategory,
  useCategoryValue,
} from "./category-values.ts"
import { ChooseCategory } from "./choose-category.tsx"
import { fieldOf } from "../editor/field-of.ts"
import type { FieldsProps } from "../record/define-form.ts"
import { SelectField } from "../ui/field.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import "./categories.css"

/** Categories: a record in each language, edited as one in a dialog. */
export default defineScreen({
  kind: "category",
  texts: ({ categories }) => categories,
  title: (category, language) => jointText(category, "name", language),
  removeText: (category, language, { categories }) => categories.removeText(jointText(category, "name", language).text),
  fields: categoryFields,
  columns: ({ categories: { fields } }) => [
    { name: "name", kind: "line", label: fields.name, maxLength: limits.name },
    { name: "summary", kind: "area", label: fields.summary, maxLength: limits.partDescription },
  ],
  Fields: CategoryFields,
  size: "wide",
  joint: () => categoryJoint,
  post: postCategory,
  Language: (props) => <MemberState {...props} title="name" />,
  onePicture: "optional",
  check: (values, { common }): Record<string, string> =>
    languages.every((language) => (values[`name_${language}`] ?? "").trim() === "")
      ? { name_de: common.fieldErrors.required }
      : {},
  useContext: () => allLoaded<CategoryContext>({ categories: useRead("GET /category"), spares: useRead("GET /spare") }),
  useValueText: useCategoryValue,
  list: {
    useRows: () => mapLoaded(useRead("GET /category"), joinCategories),
    reads: ["GET /category"],
    stamp: (rows, { categories: texts }, { categories }) => texts.summary(rows.length, categories.length),
    titleOf: (row, language) => jointText(row, "name", language),
    look: "cards",
    Entry: CategoryCard,
    recordsOf: (row) => [row],
    // The records of all languages move together.
    idsOf: ({ members }) => presentLanguages(members).flatMap((language) => members[language]?.id ?? []),
    Actions: ChooseCategory,
  },
})

/** What is the same in all languages of a category. */
function CategoryFields({ context, ...form }: FieldsProps<CategoryContext>) {
  const { categories: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  return (
    <SelectField
      label={texts.fields.spare}
      options={[
        { value: "", label: texts.noSpare },
        ...context.spares.map((group) => ({
          value: String(group.id),
          label: shownTitle(group, language).text,
        })),
      ]}
      {...fieldOf(form, "spare_id")}
    />
  )
}
