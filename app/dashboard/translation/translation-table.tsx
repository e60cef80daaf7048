import type { Translation } from "#contract/translation.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { textOfHtml } from "../editor/plain-text.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
import { useAgo } from "../ui/use-ago.ts"
import { useKindName, useTextNames } from "./text-names.ts"
import { TranslationEditor } from "./translation-editor.tsx"

interface TranslationTableProps {
  items: readonly Translation[]
  /** Key of the open text; "" for none. */
  opened: string
  onOpen: (key: string) => void
}

const rowId = (key: string): string => `translation-${key}`
const longestSource = 120

/** The texts; one opens below its row, and the next when it is saved. */
export function TranslationTable({ items, opened, onOpen }: TranslationTableProps) {
  const { translations: texts } = useDashboardTexts()
  const kindName = useKindName()
  const { titleOf, fieldOf } = useTextNames()
  const ago = useAgo()
  const close = (key: string) => {
    onOpen("")
    focusSoon(rowId(key))
  }
  const columns: DataColumn<Translation>[] = [
    {
      key: "where",
      heading: texts.columns.where,
      isRowHeading: true,
      card: "title",
      cell: (text) => (
        <button
          type="button"
          id={rowId(text.key)}
          className="translation-open"
          aria-expanded={text.key === opened}
          onClick={() => (text.key === opened ? close(text.key) : onOpen(text.key))}
        >
          <Icon name={text.key === opened ? "up" : "down"} />
          <span>
            <b lang="de">{titleOf(text)}</b> <small>{fieldOf(text)}</small>
          </span>
        </button>
      ),
    },
    { key: "kind", heading: texts.columns.kind, cell: ({ kind }) => kindName(kind) },
    {
      key: "source",
      heading: texts.columns.source,
      card: "none",
      cell: (text) => <span lang="de">{shortText(text)}</span>,
    },
    { key: "lang", heading: texts.columns.lang, cell: ({ lang }) => lang.toUpperCase() },
    {
      key: "state",
      heading: texts.columns.state,
      card: "corner",
      className: ({ state }) => `translation-${state}`,
      cell: ({ state, draft }) => (draft && state === "current" ? texts.inDraft : texts.stateNames[state]),
    },
    {
      key: "since",
      heading: texts.columns.since,
      align: "end",
      card: "none",
      cell: ({ since }) => (since === "" ? "" : ago(since)),
    },
  ]
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      rows={items}
      keyOf={({ key }) => key}
      detail={(text, index) =>
        text.key === opened && (
          <TranslationEditor
            key={text.key}
            text={text}
            onNext={() => {
              const next = items[index + 1] ?? items.find(({ key }) => key !== text.key)
              if (next) onOpen(next.key)
              else close(text.key)
            }}
            onClose={() => close(text.key)}
          />
        )
      }
    />
  )
}

function shortText({ source, rich }: Translation): string {
  const words = rich ? textOfHtml(source) : source
  return words.length > longestSource ? `${words.slice(0, longestSource).trimEnd()}…` : words
}
