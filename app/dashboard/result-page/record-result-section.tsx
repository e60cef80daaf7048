import type { Language } from "#contract/language.ts"
import { recordPagePath } from "#contract/page-address.ts"
import { type TextPageLink, textPagePath } from "#contract/text-page-constants.ts"
import type { FormFields } from "../editor/field-of.ts"
import { useShell } from "../ui/shell-context.tsx"
import { automaticPage, automaticProduct, automaticService, automaticSpare } from "./automatic-texts.ts"
import { OneResultSection, ResultSection } from "./result-section.tsx"

/** Record whose search result is edited, with the data of its automatic text. */
export type ResultRecord =
  | { kind: "service"; id: number }
  | { kind: "spare"; id: number; parts: number }
  | { kind: "product"; id: number; language: Language }
  | { kind: "page"; link: TextPageLink }

export interface RecordResultProps extends FormFields {
  record: ResultRecord
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
        <OneResultSection
          {...form}
          language={record.language}
          automatic={automaticProduct(values, record.language, company)}
          path={recordPagePath("product", record.id, values["title"] ?? "")}
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
