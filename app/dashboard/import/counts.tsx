import type { SheetResult } from "#contract/sheet.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"

/** The four counts of an import as ruled cells. */
export function Counts({
  label,
  result,
}: {
  label: string
  result: Pick<SheetResult, "added" | "updated" | "unchanged" | "removed">
}) {
  const { partImport: texts } = useDashboardTexts()
  const figures = new Intl.NumberFormat(useDashboardLanguage())
  return (
    <dl className="import-counts" aria-label={label}>
      {(["added", "updated", "unchanged", "removed"] as const).map((kind) => (
        <div key={kind} className={result[kind] === 0 ? "zero" : kind}>
          <dt>{texts.counts[kind]}</dt>
          <dd>{figures.format(result[kind])}</dd>
        </div>
      ))}
    </dl>
  )
}
