import { languages } from "#contract/language.ts"
import { localizedNames } from "#contract/localized.ts"
import type { Category } from "#contract/category.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { EditState } from "../editor/edit-state.ts"
import type { ValueText } from "../editor/value-text.ts"
import type { NewFiles } from "../record/stored-record.ts"
import { postJoint } from "../record/post-joint.ts"
import { codeOf, groupTranslations } from "../translations/group-translations.ts"
import { type Joint, type ByLanguage, joinRecords } from "../translations/joint.ts"
import { shownTitle } from "../ui/shown-text.ts"

/** A category with its record in each language. */
export type JointCategory = Category & { members: ByLanguage<Category> }

/** Data for the options of a category's form. */
export interface CategoryContext {
  categories: readonly Category[]
  spares: readonly SpareSummary[]
}

export const categoryFields = [...localizedNames("name"), ...localizedNames("summary"), "spare_id"] as const

export const categoryJoint: Joint = { texts: ["name", "summary"], shared: ["spare_id"] }

/** Joins the records of each category. */
export const joinCategories = (categories: readonly Category[]): JointCategory[] =>
  groupTranslations(categories).map(({ records: members }) => ({ ...joinRecords(members, categoryJoint), members }))

/** Posts a category in the languages that have a name; the server gives all of them the picture of the first. */
export async function postCategory({ typed }: EditState, sent: NewFiles): Promise<Category> {
  const { fields, pictures } = typed
  const [file] = sent.files
  const [picture] = pictures
  const members = await postJoint({
    kind: "category",
    joint: categoryJoint,
    values: fields,
    languages: languages.filter((language) => (fields[`name_${language}`] ?? "").trim() !== ""),
    sent: { ...sent, alts: new Map(file && picture ? [[file, picture.alt]] : []) },
    files: sent.files,
    field: "image",
    extra: (language, first) => ({
      lang: codeOf(language),
      ...(first ? { translation_of: String(first.id) } : {}),
    }),
  })
  return joinRecords(members, categoryJoint)
}

/** Returns the displayed text of a category's ids. */
export function useCategoryValue({ spares }: CategoryContext): ValueText {
  const { categories: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  return (key, value) => {
    if (key !== "spare_id") return value
    const group = spares.find((spare) => spare.id === Number(value))
    return group ? shownTitle(group, language).text : texts.noSpare
  }
}
