import { useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"
import { useRequestList } from "../request-list/use-request-list.ts"
import { RequestCount } from "./request-count.tsx"

/** Inquiry button of the full header. */
export function RequestLink() {
  const { layout } = useTexts()
  const count = useRequestList().items.length
  return (
    <LocalLink className="main-bar-request" to={count > 0 ? "/contact#request" : "/contact"}>
      {layout.requestQuote}
      <RequestCount value={count} />
    </LocalLink>
  )
}
