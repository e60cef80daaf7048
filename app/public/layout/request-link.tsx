import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { useRequestList } from "../request-list/use-request-list.ts"
import { useRequestPath } from "../request-list/use-request-path.ts"
import { RequestCount } from "./request-count.tsx"

/** Inquiry button of the full header. */
export function RequestLink() {
  const { layout } = useTexts()
  const { items } = useRequestList()
  const path = useRequestPath(items)
  const form = localPath(useLanguage(), "/contact")
  return (
    <a className="main-bar-request" href={items.length > 0 ? path : form}>
      {layout.requestQuote}
      <RequestCount value={items.length} />
    </a>
  )
}
