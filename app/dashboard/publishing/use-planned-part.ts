import { useState } from "react"
import { type Language, languages } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { formChanges } from "../editor/draft-content.ts"
import type { RecordEditor } from "../record/use-record-editor.ts"
import type { PublishChoice } from "../record/use-drafting.ts"

type Part = Language | "others"

/** Returns the languages of a draft that can be planned and those selected; `part` is the selection as a plan stores it,
 * null for an empty one. */
export function usePlannedPart(editor: RecordEditor) {
  const { editor: texts, common } = useDashboardTexts()
  const changes = formChanges(editor)
  const touched = languages.filter((of) => changes.some(({ language }) => language === of))
  const hasOthers = touched.length > 0 && changes.some(({ language }) => language === undefined)
  const values: Part[] = [...touched, ...(hasOthers ? ["others" as const] : [])]
  const [chosen, choose] = useState<readonly Part[]>(values)
  const going = touched.filter((of) => chosen.includes(of))
  const areAll = values.every((value) => chosen.includes(value))
  const some: PublishChoice = { languages: going, others: chosen.includes("others") }
  return {
    options: values.map((value) => ({
      value,
      label: value === "others" ? texts.changesOthers : common.languageNames[value],
    })),
    chosen,
    choose,
    // Without a language named, all that the draft holds at that moment is meant.
    part: areAll ? { languages: [], others: true } : going.length > 0 ? some : null,
  }
}
