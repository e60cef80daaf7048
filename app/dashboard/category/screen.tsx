import { languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { defineScreen } from "../record/define-screen.tsx"
import { allLoaded, mapLoaded, useRead } from "../record/reads.ts"
import {
  groupTranslations,
  languageOf,
  membersOf,
  recordFor,
  codeOf,
  originalOptions,
} from "../translations/group-translations.ts"
import { CategoryCard } from "./category-card.tsx"
import { type CategoryContext, categoryFields, categoryLanguage, useCategoryValue } from "./category-values.ts"
import { ChooseCategory } from "./choose-category.tsx"
import { fieldOf } from "../editor/field-of.ts"
import { TranslatedFields } from "../editor/translated-fields.tsx"
import type { FieldsProps } from "../record/define-form.ts"
import { AreaField, SelectField, TextField } from "../ui/field.tsx"
import { shownTitle } from "../ui/shown-text.ts"
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

/** All fields of a category. */
function CategoryFields({ id, context, ...form }: FieldsProps<CategoryContext>) {
  const { categories: texts, common } = useDashboardTexts()
  const language = categoryLanguage(form.values)
  const originals = originalOptions(context.categories, { id, language }, ({ name }) => name)
  return (
    <>
      <TranslatedFields language={language}>
        <TextField
          label={texts.fields.name}
          lang={language}
          maxLength={limits.name}
          isRequired
          {...fieldOf(form, "name")}
        />
      </TranslatedFields>
      <div className="field-pair">
        <SelectField
          label={texts.fields.lang}
          options={languages.map((value) => ({ value, label: common.languageNames[value] }))}
          {...fieldOf(form, "lang")}
          value={language}
          onValue={(value) => form.onValue("lang", codeOf(value))}
        />
        {originals.length > 0 && (
          <SelectField
            label={texts.fields.translationOf}
            options={[{ value: "", label: texts.fields.standsAlone }, ...originals]}
            {...fieldOf(form, "translation_of")}
          />
        )}
      </div>
      <TranslatedFields language={language}>
        <AreaField
          label={texts.fields.summary}
          lang={language}
          rows={3}
          maxLength={limits.partDescription}
          {...fieldOf(form, "summary")}
        />
      </TranslatedFields>
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
    </>
  )
}
