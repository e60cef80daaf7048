import { defineScreen } from "../record/define-screen.tsx"
import { allLoaded, mapLoaded, useRead } from "../record/reads.ts"
import { groupTranslations, languageOf, membersOf, recordFor } from "../translations/group-translations.ts"
import { CategoryCard } from "./category-card.tsx"
import { CategoryFields } from "./category-fields.tsx"
import { type CategoryContext, categoryFields, categoryLanguage, useCategoryValue } from "./category-values.ts"
import { ChooseCategory } from "./choose-category.tsx"
import "./categories.css"

/** Categories: one record in each language, edited in a dialog. */
export default defineScreen({
  kind: "category",
  texts: ({ categories }) => categories,
  title: ({ name, lang }) => ({ text: name, lang: languageOf(lang) }),
  removeText: ({ name, lang }, _language, { categories, common }) =>
    categories.removeText(name, common.languageNames[languageOf(lang)]),
  fields: categoryFields,
  start: { lang: "DE" },
  Fields: CategoryFields,
  language: categoryLanguage,
  onePicture: "optional",
  check: (values, { common }): Record<string, string> =>
    (values["name"] ?? "").trim() === "" ? { name: common.fieldErrors.required } : {},
  useContext: () => allLoaded<CategoryContext>({ categories: useRead("GET /category"), spares: useRead("GET /spare") }),
  useValueText: useCategoryValue,
  list: {
    useRows: () => mapLoaded(useRead("GET /category"), groupTranslations),
    reads: ["GET /category"],
    stamp: (groups, { categories: texts }, { categories }) => texts.summary(groups.length, categories.length),
    titleOf: (group, language) => ({ text: recordFor(group, language).name, lang: undefined }),
    look: "cards",
    Entry: CategoryCard,
    recordsOf: membersOf,
    // The records of all languages move together.
    idsOf: ({ id }, { categories }) =>
      categories.filter((category) => (category.translation_of ?? category.id) === id).map((category) => category.id),
    Actions: ChooseCategory,
  },
})
