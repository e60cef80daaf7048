import { type Language, localPath } from "#contract/language.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { metaDescriptionMax } from "#contract/result-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Values } from "../editor/edit-state.ts"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { TranslatedFields } from "../editor/translated-fields.tsx"
import { useTranslatedLanguages } from "../editor/use-translated-languages.ts"
import type { TextFieldSpec } from "../editor/text-fields.tsx"
import { useShell } from "../ui/shell-context.tsx"
import { AreaField, TextField } from "../ui/field.tsx"
import type { AutomaticText } from "./automatic-texts.ts"
import { ResultPreview } from "./result-preview.tsx"

interface ResultSectionProps {
  values: Values
  errors: Readonly<Record<string, string>>
  onValue: (key: string, value: string) => void
  automatic: (language: Language) => AutomaticText
  /** Path of the page without its language. */
  path: (language: Language) => string
}

/** Title and description for search engines in each language, with a preview. */
export function ResultSection({ values, errors, onValue, automatic, path }: ResultSectionProps) {
  const { resultPage: texts } = useDashboardTexts()
  const fields: TextFieldSpec[] = [
    {
      name: "meta_title",
      kind: "line",
      label: texts.title,
      maxLength: dashboardLimits.title,
      placeholder: (language) => automatic(language).title,
    },
    {
      name: "meta_description",
      kind: "area",
      label: texts.description,
      maxLength: metaDescriptionMax,
      placeholder: (language) => automatic(language).description,
    },
  ]
  const shownIn = useShown()
  return (
    <>
      <LanguageColumns
        fields={fields}
        values={values}
        errors={errors}
        onValue={onValue}
        isOnlyRead={useTranslatedLanguages()}
        about={texts.section}
        note={(language) => (
          <ResultPreview
            language={language}
            path={localPath(language, path(language))}
            {...shownIn(values[`meta_title_${language}`], values[`meta_description_${language}`], automatic(language))}
          />
        )}
      />
    </>
  )
}

interface OneResultSectionProps extends Pick<ResultSectionProps, "values" | "errors" | "onValue"> {
  language: Language
  automatic: AutomaticText
  path: string
}

/** The same for a record in one language. */
export function OneResultSection({ values, errors, onValue, language, automatic, path }: OneResultSectionProps) {
  const { resultPage: texts } = useDashboardTexts()
  const shownIn = useShown()
  return (
    <>
      <div className="narrow">
        <ResultPreview
          language={language}
          path={localPath(language, path)}
          {...shownIn(values["meta_title"], values["meta_description"], automatic)}
        />
        <TranslatedFields language={language}>
          <TextField
            label={texts.title}
            lang={language}
            maxLength={dashboardLimits.title}
            placeholder={automatic.title}
            value={values["meta_title"] ?? ""}
            data-field="meta_title"
            error={errors["meta_title"]}
            onValue={(value) => onValue("meta_title", value)}
          />
          <AreaField
            label={texts.description}
            lang={language}
            rows={3}
            maxLength={metaDescriptionMax}
            placeholder={automatic.description}
            value={values["meta_description"] ?? ""}
            data-field="meta_description"
            error={errors["meta_description"]}
            onValue={(value) => onValue("meta_description", value)}
          />
        </TranslatedFields>
      </div>
    </>
  )
}

/** Returns the effective texts: as typed, else automatic; the company's name follows the title. */
function useShown() {
  const { company } = useShell()
  return (title: string | undefined, description: string | undefined, automatic: AutomaticText): AutomaticText => {
    const own = title?.trim() || automatic.title
    return {
      title: company ? `${own} | ${company}` : own,
      description: description?.trim() || automatic.description,
    }
  }
}
