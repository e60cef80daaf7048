import { limits } from "#contract/limits.ts"
import { useTexts } from "../../i18n/texts.tsx"
import type { Announce } from "../../ui/announcer.tsx"
import { Icon } from "../../ui/icon.tsx"
import { type ListedItem, addItem, removeItem } from "../request-list/inquiry-item.ts"
import type { RequestList } from "../request-list/use-request-list.ts"

interface AddButtonProps {
  item: ListedItem
  /** Whether the item is in the request. */
  isIn: boolean
  /** Whether the request takes no more. */
  isFull: boolean
  change: RequestList["change"]
  announce: Announce
}

/** Puts a part into the request, or takes it out again; its name says which. */
export function AddButton({ item, isIn, isFull, change, announce }: AddButtonProps) {
  const { partList, form } = useTexts()
  const { partnumber } = item
  const toggle = () => {
    if (isIn) {
      change((before) => removeItem(before, item))
      return announce(form.list.removed(partnumber))
    }
    if (isFull) return announce(form.list.full(limits.inquiryItems))
    const stored = change((before) => addItem(before, item))
    if (!stored) return announce(form.list.notStored)
    const hint = item.successor ? ` ${partList.superseded(item.successor)}` : ""
    announce(form.list.added(partnumber) + hint)
  }
  return (
    <button
      type="button"
      className={isIn ? "add-button add-button-added" : "add-button"}
      // The second click of a double click would remove the part again.
      onClick={(event) => event.detail < 2 && toggle()}
    >
      <Icon name={isIn ? "check" : "plus"} />
      <span className="add-button-text">{isIn ? partList.added : partList.add}</span>
      <span className="visually-hidden">{`: ${isIn ? partList.addedFor(partnumber) : partList.addFor(partnumber)}`}</span>
    </button>
  )
}
