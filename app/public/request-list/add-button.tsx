import { useState } from "react"
import { limits } from "#contract/limits.ts"
import { useTexts } from "../../i18n/texts.tsx"
import type { Announce } from "../../ui/announcer.tsx"
import { Icon } from "../../ui/icon.tsx"
import { PressProblem } from "../../ui/press-problem.tsx"
import { type ListedItem, addItem, removeItem } from "./inquiry-item.ts"
import { changeList, isListFull, useIsListed } from "./use-request-list.ts"

interface AddButtonProps {
  item: ListedItem
  announce: Announce
}

/** Puts a part into the request, or takes it out again; its name says which. */
export function AddButton({ item, announce }: AddButtonProps) {
  const { partList, form } = useTexts()
  const isIn = useIsListed(item)
  const { partnumber } = item
  const [problem, setProblem] = useState("")
  const toggle = () => {
    setProblem("")
    if (isIn) {
      changeList((before) => removeItem(before, item))
      return announce(form.list.removed(partnumber))
    }
    if (isListFull()) return setProblem(form.list.full(limits.inquiryItems))
    const stored = changeList((before) => addItem(before, item))
    if (!stored) return setProblem(form.list.notStored)
    const hint = item.successor ? ` ${partList.superseded(item.successor)}` : ""
    announce(form.list.added(partnumber) + hint)
  }
  return (
    <>
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
      <PressProblem text={problem} />
    </>
  )
}
