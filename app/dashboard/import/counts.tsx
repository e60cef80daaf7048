import type { SheetResult } from "#contract/sheet.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useFormatCount } from "../ui/format-number.ts"

/** The four counts of an import as ruled cells. */
export function Counts({
  label,
  result,
}: {
  label: string
  result: Pick<SheetResult, "added" | "updated" | "unchanged" | "removed">
}) {
  const { partImport: texts } = useDashboardTexts()
  const formatCount = useFormatCount()
  return (
    <dl className="import-counts" aria-label={label}>
      {(["added", "updated", "unchanged", "removed"] as const).map((kind) => (
        <div key={kind} className={result[kind] === 0 ? "zero" : kind}>
          <dt>{texts.counts[kind]}</dt>
          <dd>{formatCount(result[kind])}</dd>
        </div>
      ))}
    </dl>
  )
}
