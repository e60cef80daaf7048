import { languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Values } from "../editor/edit-state.ts"
import { TranslatedFields } from "../editor/translated-fields.tsx"
import { codeOf } from "../translations/group-translations.ts"
import { AreaField, SelectField, TextField } from "../ui/field.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { type CategoryContext, categoryLanguage, categoryTranslationOptions } from "./category-values.ts"

interface CategoryFieldsProps {
  /** Null for a new category. */
  id: number | null
  context: CategoryContext
  values: Values
  errors: Readonly<Record<string, string>>
  onValue: (key: string, value: string) => void
}

export function CategoryFields({ id, context, values, errors, onValue }: CategoryFieldsProps) {
  const { categories: texts, common } = useDashboardTexts()
  const language = categoryLanguage(values)
  const translationGroups = categoryTranslationOptions(context.categories, id, values)
  const field = (key: string) => ({
    value: values[key] ?? "",
    error: errors[key],
    onValue: (value: string) => onValue(key, value),
  })
  return (
    <>
      <TranslatedFields language={language}>
        <TextField label={texts.fields.name} lang={language} maxLength={limits.name} isRequired {...field("name")} />
      </TranslatedFields>
      <div className="field-pair">
        <SelectField
          label={texts.fields.lang}
          value={language}
          options={languages.map((value) => ({ value, label: common.languageNames[value] }))}
          error={errors["lang"]}
          onValue={(value) => onValue("lang", codeOf(value))}
        />
        {translationGroups.length > 0 && (
          <SelectField
            label={texts.fields.translationOf}
            options={[{ value: "", label: texts.fields.standsAlone }, ...translationGroups]}
            {...field("translation_of")}
          />
        )}
      </div>
      <TranslatedFields language={language}>
        <AreaField
          label={texts.fields.summary}
          lang={language}
          rows={3}
          maxLength={limits.partDescription}
          {...field("summary")}
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
        {...field("spare_id")}
      />
    </>
  )
}
