import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { isPlainClick } from "../../ui/plain-click.ts"
import { PageLink } from "../local-link.tsx"
import type { GasTurbineData } from "./load-gas-turbines.ts"

interface CategoryTabsProps {
  tabs: GasTurbineData["tabs"]
  chosen: number | undefined
  /** Without script they are links to the page with another category. */
  isTabs: boolean
  onChoose: (id: number) => void
}

export const panelId = "category-panel"
export const tabId = (id: number) => `category-${id}`

/** Arrow keys, Home and End move focus; Enter or Space selects, because selecting loads. */
export function CategoryTabs({ tabs, chosen, isTabs, onChoose }: CategoryTabsProps) {
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
