import { useEffect, useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"
import { onListChange, useRequestList } from "../request-list/use-request-list.ts"
import { RequestCount } from "./request-count.tsx"

/** The same in the narrow header: only where the button has no room, and only when something is chosen; it takes a place that is free. */
export function RequestIcon() {
  const { layout } = useTexts()
  const count = useRequestList().items.length
  const region = useSpokenCount(count)
  return (
    <>
      {count > 0 && (
        <LocalLink className="icon-button to-request" to="/contact#request">
          <Icon name="list" />
          <span className="visually-hidden">{layout.requestQuote}</span>
          <RequestCount value={count} />
        </LocalLink>
      )}
      {region}
    </>
  )
}

/** Says the number when the visitor changes it here; a page that only shows it again is silent. */
function useSpokenCount(count: number) {
  const { layout } = useTexts()
  const { announce, region } = useAnnouncer()
  const said = useRef(count)
  const changed = useRef(false)
  useEffect(() => onListChange(() => (changed.current = true)), [])
  useEffect(() => {
    if (changed.current && said.current !== count) announce(layout.chosen(count))
    said.current = count
  }, [count, announce, layout])
  return region
}
