import { useLocation, useNavigation, useRevalidator } from "react-router"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Picture } from "../../ui/picture.tsx"
import { useScripted } from "../../ui/use-scripted.ts"
import { LoadFailure } from "../load-failure.tsx"
import { LocalLink } from "../local-link.tsx"
import { ModelTable } from "../models/model-table.tsx"
import { useSiteData } from "../site-data.ts"
import { EmptyNote } from "../text-page/empty-note.tsx"
import { CategoryTabs, panelId, tabId } from "./category-tabs.tsx"
import type { GasTurbineData } from "./load-gas-turbines.ts"

interface CategoryShelfProps {
  data: GasTurbineData
  failed: boolean
}

/** Tabs of the categories and the panel of the open one. */
export function CategoryShelf({ data: { tabs, open, models }, failed }: CategoryShelfProps) {
  const { gasTurbines } = useTexts().pages
  const isTabs = useScripted() && tabs.length > 0
  const { asked, coming } = useAskedCategory()
  const { revalidate, state } = useRevalidator()
  const chosen = tabs.find(({ id }) => id === asked)?.id ?? open?.id
  const busy = coming || state === "loading"
  const retry = () => {
    // The button goes away, so the focus returns to the card that it belongs to.
    if (chosen !== undefined) document.getElementById(tabId(chosen))?.focus()
    void revalidate()
  }
  const label = open?.name ?? gasTurbines.title
  return (
    <>
      {tabs.length > 0 && <CategoryTabs tabs={tabs} chosen={chosen} isTabs={isTabs} />}
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

/** The category in the address; that of the page that is coming as soon as one is. */
function useAskedCategory(): { asked: number; coming: boolean } {
  const here = useLocation()
  const next = useNavigation().location
  const coming = next?.pathname === here.pathname
  const { search } = coming ? next : here
  return { asked: Number(new URLSearchParams(search).get("category")), coming }
}

function Family({ family: { image, summary, spareId } }: { family: NonNullable<GasTurbineData["open"]> }) {
  const { pages } = useTexts()
  const spare = useSiteData()?.navbar.spares.find(({ id }) => id === spareId)
  return (
    <figure>
      {image && (
        <Picture image={image} alt={image.alt} sizes="(min-width: 1080px) 372px, (min-width: 560px) 240px, 100vw" />
      )}
      <figcaption>
        {summary && <p>{summary}</p>}
        {spare && (
          <LocalLink className="more" to={`/part-list/${spare.id}`}>
            {pages.gasTurbines.spareParts(spare.parts)} <Icon name="right" />
          </LocalLink>
        )}
      </figcaption>
    </figure>
  )
}
