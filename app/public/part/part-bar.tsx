import { useEffect, useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"

/** On narrow screens, a bar that links to the request form while it is out of view. */
export function PartBar({ number }: { number: string }) {
  const { partRequest: texts } = useTexts()
  const [hidden, setHidden] = useState(true)
  useEffect(() => {
    const box = document.getElementById("ask")
    if (!box) return
    const observer = new IntersectionObserver(([entry]) => setHidden(entry?.isIntersecting ?? true))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="basket part-bar on-ink" hidden={hidden}>
      <b className="mono">{number}</b>
      <a className="button button-small" href="#ask">
        {texts.bar}
      </a>
    </div>
  )
}
