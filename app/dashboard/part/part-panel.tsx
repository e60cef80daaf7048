import { useQuery } from "@tanstack/react-query"
import type { ListedPart } from "#contract/part-list.ts"
import { isTooLong, partSlug } from "#contract/number-reader/part-slug.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { read } from "../api/read.ts"
import { HistoryChanges } from "../history/history-dialog.tsx"
import { shownDescription } from "../translations/missing-languages.ts"
import { Button } from "../ui/button.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { type BlockState, newestPart } from "./block-state.ts"
import type { BlockStore } from "./block-store.ts"
import { useMayWrite } from "./may-write.ts"
import { PartAliases } from "./part-aliases.tsx"
import { partFields } from "./part-form.ts"
import { usePartHistory } from "./part-history.ts"
import { PanelFrame, useFitsBeside } from "./panel-frame.tsx"
import { PartPageLink } from "./part-page-link.tsx"
import { RowFields } from "./row-fields.tsx"

interface PartPanelProps {
  part: ListedPart
  group: string | undefined
  store: BlockStore
  state: BlockState
  onEdit: () => void
  onMove: () => void
  onRemove: () => void
  onClose: () => void
}

/** A row beside the table: chain, other numbers, history, group and the spec's dialogs; its fields on narrow screens. */
export function PartPanel({ part, group, store, state, onEdit, onMove, onRemove, onClose }: PartPanelProps) {
  const { parts: texts, partGrid, history } = useDashboardTexts()
  const language = useDashboardLanguage()
  const mayEdit = useMay("parts.edit")
  const writes = partFields.some(useMayWrite())
  const fitsBeside = useFitsBeside()
  const newest = newestPart(state, part)
  const owner = usePartHistory(part, store, state)
  const description = shownDescription(newest, language)
  // A dialog over the table makes way for the next one; beside the table the row stays open.
  const then = (act: () => void) => () => {
    if (!fitsBeside) onClose()
    act()
  }
  return (
    <PanelFrame title={newest.partnumber} onClose={onClose}>
      <div className="part-panel">
        <p lang={description.lang}>{description.text || texts.noDescription}</p>
        <div className="action-row">
          {writes && (
            <Button look="quiet" icon="edit" onClick={then(onEdit)}>
              {texts.edit(newest.partnumber)}
            </Button>
          )}
          <PartPageLink partnumber={newest.partnumber} />
        </div>
        {writes && !fitsBeside && <RowFields part={part} store={store} state={state} />}
        <PartChain part={newest} />
        <PartAliases key={newest.partnumber} partnumber={newest.partnumber} store={store} />
        <section>
          <h3>{history.title}</h3>
          <EditingScope needs="parts.edit">
            <HistoryChanges editor={owner} onRestored={onClose} />
          </EditingScope>
        </section>
        <section>
          <h3>
            {partGrid.group} <small>{group}</small>
          </h3>
          {mayEdit && (
            <div className="action-row">
              <Button look="quiet" icon="right" onClick={then(onMove)}>
                {texts.move}
              </Button>
              <Button look="danger" icon="trash" onClick={then(onRemove)}>
                {texts.remove(newest.partnumber)}
              </Button>
            </div>
          )}
        </section>
      </div>
    </PanelFrame>
  )
}

/** Predecessors and successors, oldest first; without the site's page of the number, only the named successor. */
function PartChain({ part: { partnumber, subst_part } }: { part: ListedPart }) {
  const { partGrid: texts } = useDashboardTexts()
  const slug = partSlug(partnumber)
  const { data } = useQuery({
    ...read("GET /part/:slug", { params: { slug } }),
    enabled: slug !== "" && !isTooLong(slug),
    retry: false,
  })
  const whole = data && "chain" in data ? data.chain.map((link) => link.partnumber) : []
  const chain = whole.length > 1 ? whole : [partnumber, ...(subst_part ? [subst_part] : [])]
  return (
    <section>
      <h3>{texts.chain}</h3>
      <ol className="part-chain mono">
        {chain.map((number, index) => (
          <li key={number} aria-current={number === partnumber ? true : undefined}>
            {index > 0 && <Icon name="right" />}
            {number}
          </li>
        ))}
      </ol>
    </section>
  )
}
