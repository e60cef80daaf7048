import { useTexts } from "../../i18n/texts.tsx"
import { useRequestList } from "../request-list/use-request-list.ts"
import { useInView } from "../use-in-view.ts"

/** Bar at the bottom that links to the form where it is not beside the table; hidden while the form is visible. */
export function RequestBar() {
  const { partList } = useTexts()
  const { items } = useRequestList()
  return (
    <div className="basket on-ink" hidden={useInView("request", false)}>
      <b>{partList.bar(items.length)}</b>
      <a className="button button-small" href="#request">
        {partList.toForm}
      </a>
    </div>
  )
}
