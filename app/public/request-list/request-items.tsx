import { useEffect, useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import type { RequestItemsList } from "./request-items-list.tsx"
import type { RequestList } from "./use-request-list.ts"

interface RequestItemsProps {
  list: RequestList
  /** Where parts are what the form is about, it says that none are chosen. */
  showEmpty: boolean
}

/** The chosen parts; what shows them is fetched when there are some, as the server and most visitors have none. */
export function RequestItems({ list, showEmpty }: RequestItemsProps) {
  const { form } = useTexts()
  const [List, setList] = useState<typeof RequestItemsList | null>(null)
  const count = list.items.length
  useEffect(() => {
    if (count === 0 || List) return
    import("./request-items-list.tsx").then(
      (loaded) => setList(() => loaded.RequestItemsList),
      () => undefined,
    )
  }, [count, List])
  if (List) return <List list={list} showEmpty={showEmpty} />
  if (count > 0) return <p className="label">{form.list.count(count)}</p>
  return showEmpty ? <p className="fine">{form.list.empty}</p> : null
}
