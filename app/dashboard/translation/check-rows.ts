import type { PublishedKind } from "#contract/publishing.ts"
import type { TranslationImport } from "#contract/translation.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { fieldCodeText, hasKey } from "../api/error-text.ts"
import { formatDay } from "../ui/format-date.ts"
import { useTextNames } from "./text-names.ts"

type Item = TranslationImport["items"][number]

export type TextState = Item["state"] | "same" | "refused"

/** A text of a file: what it changes, or why it cannot be taken. */
export interface CheckRow {
  state: TextState
  key: string
  row: number
  /** Null where the text is unknown. */
  kind: PublishedKind | null
  where: string
  notes: readonly string[]
  item?: Item
}

/** Returns the texts of a file, those that need attention first. */
export function useCheckRows({ items, broken, unknown }: TranslationImport): CheckRow[] {
  const { translations, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const texts = translations.import
  const { titleOf, fieldOf } = useTextNames()
  const whereOf = (text: Pick<Item, "kind" | "title" | "field" | "lang">) => `${titleOf(text)}, ${fieldOf(text)}`
  const changed = items.map((item): CheckRow => {
    const { state, key, row, kind, source, numbers } = item
    const notes = [
      source && texts.olderNote(source.since && formatDay(source.since, language)),
      numbers && texts.numbersNote(numbers.source.join(", "), numbers.translation.join(", ")),
    ].filter((note) => note !== null)
    return { state, key, row, kind, where: whereOf(item), notes, item }
  })
  const refused = broken.map((text): CheckRow => {
    const { key, row, kind, code, value } = text
    const reason = hasKey(texts.faults, code) ? texts.faults[code](value) : fieldCodeText(common, code)
    return { state: "refused", key, row, kind, where: whereOf(text), notes: [texts.fault(row, reason)] }
  })
  const missing = unknown.map(({ key, row, title, deleted_at }): CheckRow => {
    const reason = deleted_at ? texts.deleted(formatDay(deleted_at, language)) : texts.unknownKey
    const [kind, , field = "", lang] = key.replace(/\/alt-\d+\//u, "/alt/").split("/") as [
      PublishedKind,
      string,
      string?,
      Item["lang"]?,
    ]
    const known =
      title !== null && lang ? { kind, where: whereOf({ kind, title, field, lang }) } : { kind: null, where: key }
    return { state: "refused", key, row, ...known, notes: [texts.fault(row, reason)] }
  })
  const [asking, plain] = [
    changed.filter(({ state }) => state === "check"),
    changed.filter(({ state }) => state !== "check"),
  ]
  return [...asking, ...refused, ...missing, ...plain]
}
