import { useEffect, useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { useRequestList } from "../request-list/use-request-list.ts"

/** Where the form is not beside the table, a bar at the bottom leads to it; it gives way when the form is in sight. */
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
