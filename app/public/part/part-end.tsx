import type { QrCode } from "#server/qr-code.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { useSiteData } from "../site-data.ts"
import { partPath } from "../part-link.tsx"
import { NarrowFold } from "./part-page-block.tsx"

interface PartEndProps {
  slug: string
  /** When a list last changed the part. */
  changed: string | null
  qr: QrCode
}

/** Reference for print: URL, date of the last change, and facts as data. */
export function PartEnd({ slug, changed, qr }: PartEndProps) {
  const { end } = useTexts().part
  const { origin = "" } = useSiteData() ?? {}
  const { path } = usePageFacts()
  return (
    <NarrowFold summary={<span>{end.label}</span>}>
      <section className="part-page-end" aria-label={end.label}>
        <svg
          className="end-code"
          viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
          role="img"
          aria-label={end.qr}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
        <div>
          <p className="end-text">{end.text}</p>
          <p className="mono">{origin.replace(/^https?:\/\//u, "") + path}</p>
          {changed && <p className="end-date">{end.changed(changed)}</p>}
          <div className="end-links">
            <a className="button button-outline button-small" href={`/api${partPath(slug)}`}>
              <Icon name="dl" />
              {end.data}
            </a>
          </div>
        </div>
      </section>
    </NarrowFold>
  )
}
