import { useTexts } from "../../i18n/texts.tsx"
import { CallIcon } from "../call-icon.tsx"
import { useInView } from "../use-in-view.ts"

/** On narrow screens, a bar that links to the request form while it is out of view. */
export function PartBar({ number }: { number: string }) {
  const { partRequest: texts } = useTexts()
  return (
    <div className="basket part-bar on-ink" hidden={useInView("ask", true)}>
      <b className="mono">{number}</b>
      <CallIcon />
      <a className="button button-small" href="#ask">
        {texts.bar}
      </a>
    </div>
  )
}
