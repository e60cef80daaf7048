import { languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { fieldOf } from "../editor/field-of.ts"
import { TranslatedFields } from "../editor/translated-fields.tsx"
import type { FieldsProps } from "../record/define-form.ts"
import { codeOf, originalOptions } from "../translations/group-translations.ts"
import { AreaField, SelectField, TextField } from "../ui/field.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { type CategoryContext, categoryLanguage } from "./category-values.ts"

/** All fields of a category. */
export function CategoryFields({ id, context, ...form }: FieldsProps<CategoryContext>) {
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
