import { useState } from "react"
import { languageOfField } from "#contract/language.ts"
import { localizedNames } from "#contract/localized.ts"
import type { ColumnField } from "#contract/sheet-constants.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Notice } from "../ui/notice.tsx"
import { ImportFoot } from "./import-foot.tsx"
import { choiceProblem, choosableFields, columnLetters, usedColumns } from "./import-steps.ts"
import { type Mapping, MappingList } from "./mapping-list.tsx"
import type { StepProps } from "./use-import.ts"
import { columnsIn } from "./send-sheet.ts"

/** What the columns fill; recognised and remembered ones are chosen. */
export function ColumnsStep({ course, choice, result }: StepProps) {
  const { partImport: texts, parts } = useDashboardTexts()
  const columns = usedColumns(result.columns)
  const [changed, setChanged] = useState<Record<string, ColumnField | null>>({})
  const chosen = { ...columnsIn({ columns }), ...choice.columns, ...changed }
  const [isAsked, setIsAsked] = useState(false)
  const nameOf = (field: ColumnField) => (field === "group" ? texts.grouped.field : parts.fields[field])
  const { noNumber, noGroup, twice } = choiceProblem(chosen, course.isGrouped)
  const problems = [
    ...(noNumber ? [texts.columnsNoNumber] : []),
    ...(noGroup ? [texts.grouped.noColumn] : []),
    ...twice.map((field) => texts.columnsTwice(nameOf(field))),
  ]
  const fields = choosableFields(course.isGrouped)
  const options = [
    { value: "", text: texts.columnsLeaveOut },
    ...fields.map((field) => ({ value: field, text: nameOf(field) })),
  ]
  const next = () => {
    setIsAsked(true)
    if (problems.length > 0) return
    const isChanged = Object.keys(changed).length > 0 || choice.columns !== null || isGuessed
    void course.leave("columns", isChanged ? { columns: chosen } : {})
  }
  // The part numbers that a column holds are known without a heading that says so.
  const isGuessed = result.errors.some(({ code }) => code === "no_part_number_column")
  const lookOf = (key: string, field: ColumnField | null, isKnown: boolean) => {
    if (isAsked && twice.some((name) => name === field)) return "bad"
    if (key in changed) return undefined
    return result.remembered !== null ? "good" : isKnown ? undefined : "check"
  }
  const mappings = columns.map((column): Mapping => {
    const key = `#${column.number}`
    const letters = columnLetters(column.number)
    const field = chosen[key] ?? null
    const look = lookOf(key, field, column.known)
    const { remembered, guessed, check } = texts.columnSources
    return {
      key,
      letters,
      name: column.heading || texts.columnsNoHeading,
      samples: column.samples.join(" · "),
      label: texts.columnsOf(letters, column.heading),
      value: field ?? "",
      options,
      onChoose: (value) => setChanged({ ...changed, [key]: fields.find((name) => name === value) ?? null }),
      look,
      source:
        look === "good" ? remembered : look === "check" && (isGuessed && field === "partnumber" ? guessed : check),
      isLeftOut: field === null,
    }
  })
  return (
    <>
      <h3 className="import-question">
        {texts.columnsTitle} <small>{texts.columnsHint}</small>
        {result.remembered !== null && (
          <button
            type="button"
            className="text-button"
            onClick={() => result.remembered !== null && void course.forget(result.remembered)}
          >
            {texts.removeColumns}
          </button>
        )}
      </h3>
      {isAsked && problems.length > 0 && (
        <Notice tone="bad">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      <MappingList mappings={mappings} />
      <ImportFoot course={course} action={course.isGrouped ? texts.next.groups : texts.next.check} onAction={next}>
        <MissingTexts fields={Object.values(chosen)} />
      </ImportFoot>
    </>
  )
}

/** Says which descriptions no column fills. */
function MissingTexts({ fields }: { fields: readonly (ColumnField | null)[] }) {
  const { partImport: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const names = new Intl.DisplayNames(language, { type: "language" })
  const missing = localizedNames("description").filter((field) => !fields.includes(field))
  if (missing.length === 0) return null
  const shown = missing.map((field) => names.of(languageOfField(field) ?? language) ?? field)
  return texts.columnsFoot(new Intl.ListFormat(language).format(shown))
}
