import type { TranslationImport } from "#contract/translation.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { fieldCodeText, hasKey } from "../api/error-text.ts"
import { FieldDifference } from "../history/field-difference.tsx"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
import { useKindName, useTextNames } from "./text-names.ts"
import "../history/history.css"

type Item = TranslationImport["items"][number]

/** What a file would change, what it leaves, and what cannot be taken, row by row. */
export function ImportCheck({ result }: { result: TranslationImport }) {
  const { translations, common } = useDashboardTexts()
  const texts = translations.import
  const kindName = useKindName()
  const { titleOf, fieldOf } = useTextNames()
  const counts = [
    [result.changed, texts.counts.changed],
    [result.same, texts.counts.same],
    [result.older, texts.counts.older],
    [result.broken.length, texts.counts.broken],
    [result.unknown.length, texts.counts.unknown],
  ] as const
  const columns: DataColumn<Item>[] = [
    {
      key: "where",
      heading: translations.columns.where,
      isRowHeading: true,
      card: "title",
      cell: (item) => `${titleOf(item)}, ${fieldOf(item)}`,
    },
    { key: "kind", heading: translations.columns.kind, cell: ({ kind }) => kindName(kind) },
    {
      key: "difference",
      heading: texts.difference,
      card: "line",
      cell: ({ field, lang, before, after }) => (
        <FieldDifference heading="h3" change={{ key: `${field}_${lang}`, before, after }} />
      ),
    },
    { key: "note", heading: texts.note, card: "line", cell: ({ older }) => older && texts.olderNote },
  ]
  const reasonOf = ({ code, value }: TranslationImport["broken"][number]) =>
    hasKey(texts.faults, code) ? texts.faults[code](value) : fieldCodeText(common, code)
  const faults = [
    ...result.broken.map((fault) => ({ row: fault.row, text: `${fault.key}: ${reasonOf(fault)}` })),
    ...result.unknown.map(({ row, key }) => ({ row, text: texts.unknownKey(key) })),
  ]
  return (
    <>
      <dl className="translation-counts">
        {counts.map(([count, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {result.items.length > 0 && (
        <DataTable label={texts.difference} columns={columns} rows={result.items} keyOf={({ key }) => key} />
      )}
      {faults.length > 0 && (
        <ul className="translation-faults">
          {faults.map(({ row, text }) => (
            <li key={`${row} ${text}`}>{texts.fault(row, text)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
