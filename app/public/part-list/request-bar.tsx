import { useTexts } from "../../i18n/texts.tsx"
import { CallIcon } from "../call-icon.tsx"
import { useRequestList } from "../request-list/use-request-list.ts"
import { useRequestPath } from "../request-list/use-request-path.ts"
import { useInView } from "../use-in-view.ts"

/**
 * Bar at the bottom with the number of chosen parts, for a call or the form: that of the page while it is out of view,
 * or that of its own page once something is chosen.
 */
export function RequestBar({ isFormHere = false }: { isFormHere?: boolean }) {
  const { partList } = useTexts()
  const { items } = useRequestList()
  const path = useRequestPath(items)
  const isInView = useInView("request", false)
  return (
    <div className="basket on-ink" hidden={isInView || (!isFormHere && items.length === 0)}>
      <b>{partList.bar(items.length)}</b>
      <CallIcon />
      <a className="button button-small" href={isFormHere ? "#request" : path}>
        {partList.toForm}
      </a>
    </div>
  )
}
