import type { Language } from "#contract/language.ts"
import { recordPagePath } from "#contract/page-address.ts"
import type { TextPageLink } from "#contract/text-page.ts"
import type { Values } from "../editor/edit-state.ts"
import { automaticPage, automaticProduct, automaticService, automaticSpare } from "./automatic-texts.ts"
import { OneResultSection, ResultSection } from "./result-section.tsx"

/** Record whose search result is edited, with the data of its automatic text. */
export type ResultRecord =
  | { kind: "service"; id: number }
  | { kind: "spare"; id: number; parts: number }
  | { kind: "product"; id: number; language: Language; company: string }
  | { kind: "page"; link: TextPageLink; company: string }

export interface RecordResultProps {
  record: ResultRecord
  values: Values
  errors: Readonly<Record<string, string>>
  onValue: (key: string, value: string) => void
}

/** Title and description for search engines of any kind of record, with the automatic ones as placeholder. */
export default function RecordResultSection({ record, ...form }: RecordResultProps) {
  const { values } = form
  switch (record.kind) {
    case "service":
      return (
        <ResultSection
          {...form}
          automatic={(of) => automaticService(values, of)}
          path={(of) => recordPagePath("service", record.id, automaticService(values, of).title)}
        />
      )
    case "spare":
      return (
        <ResultSection
          {...form}
          automatic={(of) => automaticSpare(values, of, record.parts)}
          path={(of) => recordPagePath("spare", record.id, values[`title_${of}`] || (values["title_de"] ?? ""))}
        />
      )
    case "product":
      return (
        <OneResultSection
          {...form}
          language={record.language}
          automatic={automaticProduct(values, record.language, record.company)}
          path={recordPagePath("product", record.id, values["title"] ?? "")}
        />
      )
    case "page":
      return (
        <ResultSection
          {...form}
          automatic={(of) => automaticPage(record.link, of, record.company)}
          path={() => `/${record.link}`}
        />
      )
    default:
      return record satisfies never
  }
}
