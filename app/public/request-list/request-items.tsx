import { useEffect } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { useOnDemand } from "../use-on-demand.ts"
import type { RequestList } from "./use-request-list.ts"

interface ListedItemsProps {
  list: RequestList
  /** Shows an empty state, for forms about parts. */
  showEmpty: boolean
}

const load = async () => (await import("./request-items-list.tsx")).ListedItemsList

/** Chosen items inside a form. The editor loads with the first item; items are sent without it too. */
export function ListedItems({ list, showEmpty }: ListedItemsProps) {
  const { form } = useTexts()
  const { component: ItemsList, failed, fetch } = useOnDemand(load, "requestList")
  const some = list.items.length > 0
  // oxlint-disable-next-line react/exhaustive-deps -- fetched once, when there is something to show
  useEffect(() => void (some && fetch()), [some])
  if (ItemsList) return <ItemsList list={list} empty={showEmpty && <p className="fine">{form.list.empty}</p>} />
  if (!some) return showEmpty && <p className="fine">{form.list.empty}</p>
  return (
    <>
      <p className="label">{form.list.loading(list.items.length)}</p>
      {failed && (
        <button type="button" className="button button-small button-outline" onClick={() => void fetch()}>
          {form.tryAgain}
        </button>
      )}
    </>
  )
}
