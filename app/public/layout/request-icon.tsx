import { useEffect, useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { Icon } from "../../ui/icon.tsx"
import { onListChange, useRequestList } from "../request-list/use-request-list.ts"
import { useRequestPath } from "../request-list/use-request-path.ts"
import { RequestCount } from "./request-count.tsx"

/** Inquiry button of the narrow header: only when something is chosen and the full button does not fit. */
export function RequestIcon() {
  const { layout } = useTexts()
  const { items } = useRequestList()
  const path = useRequestPath(items)
  const count = items.length
  const region = useSpokenCount(count)
  return (
    <>
      {count > 0 && (
        <a className="icon-button to-request" href={path}>
          <Icon name="list" />
          <span className="visually-hidden">{layout.requestQuote}</span>
          <RequestCount value={count} />
        </a>
      )}
      {region}
    </>
  )
}

/** Announces the number when the visitor changes it here, but not when a page just shows it. */
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
