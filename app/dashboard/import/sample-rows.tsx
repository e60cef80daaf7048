import type { ReactNode } from "react"
import type { SheetResult, SheetRow } from "#contract/sheet.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { shownDescription } from "../translations/missing-languages.ts"
import { changedPartFields } from "./changed-fields.ts"

/** Sample rows of each kind, for the preview. */
export function SampleRows({ result }: { result: Pick<SheetResult, "samples" | "added" | "updated" | "removed"> }) {
  const { samples, updated, added, removed } = result
  return (
    <div className="samples">
      <SampleList kind="updated" total={updated} isOpen>
        {samples.updated.map(({ before, after }) => (
          <ChangedRow key={after.partnumber} before={before} after={after} />
        ))}
      </SampleList>
      <SampleList kind="added" total={added} isOpen={updated === 0}>
        {samples.added.map((row) => (
          <PlainRow key={row.partnumber} row={row} />
        ))}
      </SampleList>
      <SampleList kind="removed" total={removed} isOpen={updated + added === 0}>
        {samples.removed.map((row) => (
          <PlainRow key={row.partnumber} row={row} />
        ))}
      </SampleList>
    </div>
  )
}

interface SampleListProps {
  kind: keyof SheetResult["samples"]
  total: number
  isOpen: boolean
  children: ReactNode[]
}

function SampleList({ kind, total, isOpen, children }: SampleListProps) {
  const { partImport: texts } = useDashboardTexts()
  if (total === 0) return null
  return (
    <details className={`sample ${kind}`} open={isOpen}>
      <summary>
        <Icon name="down" />
        <b>{texts.samples[kind]}</b> <span>{texts.samplesOf(children.length, total)}</span>
      </summary>
      <ul className="sample-rows">{children}</ul>
    </details>
  )
}

function PlainRow({ row }: { row: SheetRow }) {
  const { parts } = useDashboardTexts()
  const description = shownDescription(row, useDashboardLanguage())
  return (
    <li>
      <b className="mono">{row.partnumber}</b>
      <span>
        <span lang={description.lang}>{description.text || parts.noDescription}</span>
        <span className="sample-facts">
          {parts.fields.quantity}: <span className="mono">{row.quantity}</span>
          {row.subst_part && (
            <>
              , {parts.fields.subst_part}: <span className="mono">{row.subst_part}</span>
            </>
          )}
        </span>
      </span>
    </li>
  )
}

function ChangedRow({ before, after }: { before: SheetRow; after: SheetRow }) {
  const { parts, partImport: texts } = useDashboardTexts()
  return (
    <li>
      <b className="mono">{after.partnumber}</b>
      <dl>
        {changedPartFields(before, after).map((change) => (
          <div key={change.field}>
            <dt>{parts.fields[change.field]}</dt>
            <dd>
              <ChangedValue as="del" label={texts.columns.before} value={change.before} />
              <span aria-hidden="true"> → </span>
              <ChangedValue as="ins" label={texts.columns.after} value={change.after} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function ChangedValue({ as: Tag, label, value }: { as: "del" | "ins"; label: string; value: string }) {
  const { partImport: texts } = useDashboardTexts()
  return (
    <Tag className={value ? undefined : "no-value"}>
      <span className="visually-hidden">{label} </span>
      {value || texts.emptyValue}
    </Tag>
  )
}
