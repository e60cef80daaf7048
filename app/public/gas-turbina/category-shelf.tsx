import { useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { Picture } from "../../ui/picture.tsx"
import { useScripted } from "../../ui/use-scripted.ts"
import { LoadFailure } from "../load-failure.tsx"
import { MoreLink } from "../local-link.tsx"
import { ModelTable } from "../models/model-table.tsx"
import { EmptyNote } from "../text-page/empty-note.tsx"
import { CategoryTabs, panelId, tabId } from "./category-tabs.tsx"
import type { GasTurbineData, Shelf } from "./load-gas-turbines.ts"

interface CategoryShelfProps {
  tabs: GasTurbineData["tabs"]
  /** Category requested by the URL. */
  first: Shelf
}

/** Tabs of the categories and the panel of the selected one. */
export function CategoryShelf({ tabs, first }: CategoryShelfProps) {
  const { gasTurbines } = useTexts().pages
  const isTabs = useScripted() && tabs.length > 0
  const { shelf, chosen, failed, busy, show } = useShelf(first)
  const { open, models } = shelf
  const retry = () => {
    if (chosen === undefined) return
    // The button disappears, so focus returns to its tab.
    document.getElementById(tabId(chosen))?.focus()
    show(chosen)
  }
  const label = open?.name ?? gasTurbines.title
  return (
    <>
      {tabs.length > 0 && <CategoryTabs tabs={tabs} chosen={chosen} isTabs={isTabs} onChoose={show} />}
      <div
        className="shelf-panel"
        id={panelId}
        aria-busy={busy}
        {...(isTabs && chosen !== undefined ? { role: "tabpanel", "aria-labelledby": tabId(chosen) } : {})}
      >
        {failed && !busy ? (
          <LoadFailure title={gasTurbines.failed} onRetry={retry} />
        ) : (
          <div className={open ? "shelf" : "shelf plain"} inert={busy}>
            {open && <Family family={open} />}
            {models.length > 0 ? (
              <ModelTable models={models} label={label} />
            ) : (
              <EmptyNote title={gasTurbines.empty} help={gasTurbines.emptyHelp} />
            )}
          </div>
        )}
      </div>
    </>
  )
}

/** Returns the selected category; another one is fetched in place, and the URL follows. */
function useShelf(first: Shelf) {
  const { path } = usePageFacts()
  const [shelf, setShelf] = useState(first)
  const [chosen, setChosen] = useState(first.open?.id)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [running, setRunning] = useState<AbortController | null>(null)
  const show = (id: number) => {
    running?.abort()
    const stop = new AbortController()
    setRunning(stop)
    setChosen(id)
    setBusy(true)
    history.replaceState(history.state, "", `${path}?category=${id}#models`)
    fetchShelf(path, id, stop.signal).then(
      (loaded) => {
        setShelf(loaded)
        setFailed(false)
        setBusy(false)
      },
      () => {
        if (stop.signal.aborted) return
        setFailed(true)
        setBusy(false)
      },
    )
  }
  return { shelf, chosen, failed, busy, show }
}

async function fetchShelf(path: string, category: number, signal: AbortSignal): Promise<Shelf> {
  const response = await fetch(`${path}/models?category=${category}`, { signal })
  if (!response.ok) throw new Error(`The models responded ${response.status}`)
  return (await response.json()) as Shelf
}

function Family({ family: { image, summary, spare } }: { family: NonNullable<Shelf["open"]> }) {
  const { pages } = useTexts()
  return (
    <figure>
      {image && (
        <Picture image={image} alt={image.alt} sizes="(min-width: 1080px) 372px, (min-width: 560px) 240px, 100vw" />
      )}
      <figcaption>
        {summary && <p>{summary}</p>}
        {spare && <MoreLink to={spare.path}>{pages.gasTurbines.spareParts(spare.parts)}</MoreLink>}
      </figcaption>
    </figure>
  )
}
