import { useTexts } from "../../i18n/texts.tsx"
import { SmallButton } from "../buttons.tsx"
import { useWhenNeeded } from "../use-on-demand.ts"
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
  const count = list.items.length
  const { component: ItemsList, failed, fetch } = useWhenNeeded(count > 0, load, "requestList")
  const empty = showEmpty && <p className="fine">{form.list.empty}</p>
  if (ItemsList) return <ItemsList list={list} empty={empty} />
  if (count === 0) return empty
  return (
    <>
      <p className="label">{form.list.loading(count)}</p>
      {failed && <SmallButton onClick={() => void fetch()}>{form.tryAgain}</SmallButton>}
    </>
  )
}
