import { type Language, localPath } from "#contract/language.ts"
import { recordPagePath } from "#contract/page-address.ts"
import { type TextPageLink, textPagePath } from "#contract/text-page-constants.ts"
import type { FormFields } from "../editor/field-of.ts"
import { useShell } from "../ui/shell-context.tsx"
import {
  type AutomaticText,
  automaticPage,
  automaticProduct,
  automaticService,
  automaticSpare,
} from "./automatic-texts.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { metaDescriptionMax } from "#contract/result-page-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useTranslatedLanguages } from "../editor/use-translated-languages.ts"
import type { TextFieldSpec } from "../editor/text-fields.tsx"
import { ResultPreview } from "./result-preview.tsx"

/** Record whose search result is edited, with the data of its automatic text. */
export type ResultRecord =
  | { kind: "service"; id: number }
  | { kind: "spare"; id: number; parts: number }
  | { kind: "product"; id: number }
  | { kind: "page"; link: TextPageLink }

export interface RecordResultProps extends FormFields {
  record: ResultRecord
  /** Path of its first picture; "" for none. */
  picture: string
}

/** Title and description for search engines of any kind of record, with the automatic ones as placeholder. */
export default function RecordResultSection({ record, ...form }: RecordResultProps) {
  const { values } = form
  const { company } = useShell()
  switch (record.kind) {
    case "service":
      return (
        <ResultSection
          {...form}
          automatic={(code) => automaticService(values, code)}
          path={(code) => recordPagePath("service", record.id, automaticService(values, code).title)}
        />
      )
    case "spare":
      return (
        <ResultSection
          {...form}
          automatic={(code) => automaticSpare(values, code, record.parts)}
          path={(code) => recordPagePath("spare", record.id, values[`title_${code}`] || (values["title_de"] ?? ""))}
        />
      )
    case "product":
      return (
        <ResultSection
          {...form}
          automatic={(code) => automaticProduct(values, code, company)}
          path={(code) => recordPagePath("product", record.id, values[`title_${code}`] ?? "")}
        />
      )
    case "page":
      return (
        <ResultSection
          {...form}
          automatic={(code) => automaticPage(record.link, values, code, company)}
          path={() => textPagePath(record.link)}
        />
      )
    default:
      return record satisfies never
  }
}

interface ResultSectionProps extends FormFields {
  automatic: (language: Language) => AutomaticText
  /** Path of the page without its language. */
  path: (language: Language) => string
  picture: string
}

/** Title and description for search engines in each language, with a preview. */
function ResultSection({ automatic, path, picture, ...form }: ResultSectionProps) {
  const { resultPage: texts } = useDashboardTexts()
  const { values } = form
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
    <LanguageColumns
      {...form}
      fields={fields}
      isOnlyRead={useTranslatedLanguages()}
      about={texts.section}
      note={(language) => (
        <ResultPreview
          language={language}
          path={localPath(language, path(language))}
          picture={picture}
          {...shownIn(values[`meta_title_${language}`], values[`meta_description_${language}`], automatic(language))}
        />
      )}
    />
  )
}

/** Returns the effective texts: as typed, else automatic; the company's name follows the title. */
function useShown() {
  const { company } = useShell()
  return (title: string | undefined, description: string | undefined, automatic: AutomaticText): AutomaticText => {
    const written = title?.trim() || automatic.title
    return {
      title: company ? `${written} | ${company}` : written,
      description: description?.trim() || automatic.description,
    }
  }
}
