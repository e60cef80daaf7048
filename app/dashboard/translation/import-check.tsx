import { useState } from "react"
import type { TranslationImport } from "#contract/translation.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { ChangedWords } from "../history/field-difference.tsx"
import { CountStrip } from "../import/count-strip.tsx"
import { Pager } from "../list/pager.tsx"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
import { formatDay } from "../ui/format-date.ts"
import { useCheckRows, type CheckRow, type TextState } from "./check-rows.ts"
import { useKindName } from "./text-names.ts"
import "../history/history.css"

const rowsPerPage = 50
const tones: Partial<Record<TextState | "all", "warn" | "bad" | "pale">> = {
  check: "warn",
  refused: "bad",
  same: "pale",
}

interface ImportCheckProps {
  /** Name of the file. */
  name: string
  result: TranslationImport
  /** Keys of the texts that are left out. */
  skip: readonly string[]
  onSkip: (keys: readonly string[]) => void
}

/** Each text of a file with its outcome. The counts filter the rows; unchecked texts are left out. */
export function ImportCheck({ name, result, skip, onSkip }: ImportCheckProps) {
  const { translations, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const texts = translations.import
  const rows = useCheckRows(result)
  const [shown, setShown] = useState<TextState | "all">("all")
  const { date, langs, changed, same, to_check: check, added, items } = result
  const counts = {
    all: result.rows,
    added,
    changed: changed - added - check,
    same,
    check,
    refused: countRefused(result),
  }
  const names = new Intl.ListFormat(language).format(langs.map((lang) => common.languageNames[lang]))
  return (
    <>
      <p className="import-source">
        <span>
          <b className="mono">{name}</b>
          {texts.source(date && formatDay(date, language), result.rows, names)}
        </span>
      </p>
      <CountStrip
        label={texts.countsLabel}
        counts={(["all", "added", "changed", "same", "check", "refused"] as const).map((key) => ({
          key,
          count: counts[key],
          name: texts.counts[key],
          tone: tones[key],
        }))}
        shown={shown}
        onShow={setShown}
      />
      <CheckTable
        key={shown}
        rows={shown === "all" ? rows : rows.filter(({ state }) => state === shown)}
        skip={skip}
        onSkip={onSkip}
      />
      {items.length < changed && <p className="hint">{texts.firstShown(items.length, changed)}</p>}
    </>
  )
}

const countRefused = ({ broken, unknown }: TranslationImport): number => broken.length + unknown.length

/** The texts that were not taken, after the others were. */
export function RefusedTexts({ result }: { result: TranslationImport }) {
  const { translations } = useDashboardTexts()
  const rows = useCheckRows(result).filter(({ state }) => state === "refused")
  if (rows.length === 0) return null
  return (
    <>
      <h3>{translations.import.notTaken(countRefused(result))}</h3>
      <CheckTable rows={rows} />
    </>
  )
}

interface CheckTableProps {
  rows: readonly CheckRow[]
  skip?: readonly string[]
  /** Without it nothing is to be chosen. */
  onSkip?: (keys: readonly string[]) => void
}

function CheckTable({ rows, skip = [], onSkip }: CheckTableProps) {
  const { translations } = useDashboardTexts()
  const texts = translations.import
  const kindName = useKindName()
  const [page, setPage] = useState(1)
  const [compared, setCompared] = useState("")
  const columns: DataColumn<CheckRow>[] = [
    { key: "kind", heading: translations.columns.kind, cell: ({ kind }) => kind && kindName(kind) },
    {
      key: "where",
      heading: translations.columns.where,
      isRowHeading: true,
      card: "title",
      cell: ({ where }) => where,
    },
    {
      key: "difference",
      heading: texts.difference,
      card: "line",
      cell: ({ item }) =>
        item && (
          <div className="difference difference-bare">
            <ChangedWords change={{ key: `${item.field}_${item.lang}`, before: item.before, after: item.after }} />
          </div>
        ),
    },
    {
      key: "note",
      heading: texts.note,
      card: "line",
      cell: ({ key, notes, state, item }) =>
        notes.map((note, at) => (
          <div key={note} className={`translation-note-${state}`}>
            <Icon name="warn" /> {note}{" "}
            {at === 0 && item?.source?.before && (
              <button
                type="button"
                className="text-button"
                aria-expanded={key === compared}
                onClick={() => setCompared(key === compared ? "" : key)}
              >
                {texts.compare}
              </button>
            )}
          </div>
        )),
    },
  ]
  const left = new Set(skip)
  const selection = onSkip && {
    all: texts.tickAll,
    nameOf: ({ where }: CheckRow) => texts.tick(where),
    has: ({ key }: CheckRow) => !left.has(key),
    isDisabled: ({ state }: CheckRow) => state === "refused",
    setAll: (chosen: readonly CheckRow[], isTaken: boolean) => {
      for (const { key } of chosen) left[isTaken ? "delete" : "add"](key)
      onSkip([...left])
    },
  }
  return (
    <div>
      <DataTable
        label={texts.difference}
        columns={columns}
        rows={rows.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
        keyOf={({ key, row }) => `${row} ${key}`}
        selection={selection ?? null}
        detail={({ key, item }) =>
          key === compared &&
          item?.source && (
            <div className="difference">
              <ChangedWords
                change={{ key: `${item.field}_de`, before: item.source.before, after: item.source.after }}
              />
            </div>
          )
        }
        empty={<p>{texts.noRows}</p>}
      />
      {rows.length > rowsPerPage && <Pager page={page} limit={rowsPerPage} total={rows.length} onPage={setPage} />}
    </div>
  )
}
