import { type KeyboardEvent, useState, useEffect, useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { Picture } from "../../ui/picture.tsx"
import { useScripted } from "../../ui/use-scripted.ts"
import { LoadFailure } from "../load-failure.tsx"
import { MoreLink, PageLink } from "../local-link.tsx"
import { ModelTable } from "../models/model-table.tsx"
import { EmptyNote } from "../text-page/empty-note.tsx"
import type { GasTurbineData, Shelf } from "./load-gas-turbines.ts"
import { isPlainClick } from "../../ui/plain-click.ts"

interface CategoryTabsProps {
  tabs: GasTurbineData["tabs"]
  chosen: number | undefined
  /** Without script they are links to the page with another category. */
  isTabs: boolean
  onChoose: (id: number) => void
}

const panelId = "category-panel"
const tabId = (id: number) => `category-${id}`

/** Arrow keys, Home and End move focus; Enter or Space selects, because selecting loads. */
function CategoryTabs({ tabs, chosen, isTabs, onChoose }: CategoryTabsProps) {
  const { gasTurbines } = useTexts().pages
  const { path } = usePageFacts()
  const [focused, setFocused] = useState<number | null>(null)
  const stop = focused ?? chosen ?? tabs[0]?.id

  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = chosen === undefined ? null : document.getElementById(tabId(chosen))
    // On a phone the selected tab may be scrolled out of view.
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [chosen])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ id }) => id === stop)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length)
    if (tab) document.getElementById(tabId(tab.id))?.focus()
    else if (event.key === " " && event.target instanceof HTMLElement) event.target.click()
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={list}
      className="tabs"
      role={isTabs ? "tablist" : "group"}
      aria-label={gasTurbines.families}
      {...(isTabs ? { onKeyDown, onBlur: () => setFocused(null) } : {})}
    >
      {tabs.map(({ id, name, count }) => (
        <PageLink
          key={id}
          id={tabId(id)}
          to={`${path}?category=${id}#models`}
          data-replay
          data-no-prerender
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onChoose(id)
          }}
          className={id === chosen ? "tab-chosen" : undefined}
          {...(isTabs
            ? {
                role: "tab",
                "aria-selected": id === chosen,
                "aria-controls": panelId,
                tabIndex: id === stop ? 0 : -1,
                onFocus: () => setFocused(id),
              }
            : { "aria-current": id === chosen ? ("true" as const) : undefined })}
        >
          {name}{" "}
          <span>
            {count}
            <span className="visually-hidden"> {gasTurbines.modelNoun(count)}</span>
          </span>
        </PageLink>
      ))}
    </div>
  )
}

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
