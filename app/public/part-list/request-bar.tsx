import { useEffect, useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { useRequestList } from "../request-list/use-request-list.ts"

/** Bar at the bottom that links to the form where it is not beside the table; hidden while the form is visible. */
export function RequestBar() {
  const { partList } = useTexts()
  const { items } = useRequestList()
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const form = document.getElementById("request")
    if (!form) return
    const observer = new IntersectionObserver(([entry]) => setHidden(entry?.isIntersecting ?? false))
    observer.observe(form)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="basket on-ink" hidden={hidden}>
      <b>{partList.bar(items.length)}</b>
      <a className="button button-small" href="#request">
        {partList.toForm}
      </a>
    </div>
  )
}
