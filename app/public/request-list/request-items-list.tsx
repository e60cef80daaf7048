import { type ReactNode, useId, useRef, useState, useEffect } from "react"
import { useTexts, useLanguage } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { PressProblem } from "../../ui/press-problem.tsx"
import { ItemRow, RemovedRow } from "./item-row.tsx"
import {
  type ListedItem,
  addItem,
  changeNote,
  changeQuantity,
  isSameItem,
  itemKey,
  itemName,
  removeItem,
  takeSuccessor,
} from "./inquiry-item.ts"
import type { RequestList } from "./use-request-list.ts"
import type { Language } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { lookUp, partItem } from "./look-up-numbers.ts"

type Title = Pick<ListedItem, "title" | "lang">

/**
 * Returns the items with the titles of their parts in the page's language; those that cannot be loaded keep theirs. The
 * titles are never stored, since tabs in other languages share the list.
 */
function useItemTitles(items: readonly ListedItem[]): readonly ListedItem[] {
  const language = useLanguage()
  const [titles, setTitles] = useState<ReadonlyMap<string, Title>>(new Map())
  const numbers = items.filter((item) => isForeign(item, language)).map((item) => item.partnumber)
  const wanted = [...new Set(numbers)].slice(0, limits.lookupNumbers).join("\n")
  useEffect(() => {
    if (wanted === "") return
    let left = false
    const read = async () => {
      const results = await lookUp(wanted.split("\n")).catch(() => [])
      if (left) return
      const named = results.flatMap(({ number, part }): [string, Title][] => {
        const { title, lang } = partItem(number, part, language)
        return part?.partnumber === number && title ? [[number, { title, lang }]] : []
      })
      setTitles((before) => new Map([...before, ...named]))
    }
    void read()
    return () => {
      left = true
    }
  }, [wanted, language])
  return items.map((item) => (isForeign(item, language) ? { ...item, ...titles.get(item.partnumber) } : item))
}

/**
 * Returns whether a part's title is in another language, or missing because the part was chosen in place of another
 * one. Any other part without a title is unknown, and looking it up again is in vain.
 */
export const isForeign = ({ product_id, title, lang, asked_number }: ListedItem, language: Language): boolean =>
  product_id === null && (title === "" ? asked_number !== undefined : lang !== language)

interface Removed {
  item: ListedItem
  position: number
}

/** Editable list of chosen items: quantity, note, remove and undo; changes are announced. */
export function ListedItemsList({ list, empty }: { list: RequestList; empty: ReactNode }) {
  const { requestList: texts, form } = useTexts()
  const { announce, region } = useAnnouncer()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const rows = useRef<HTMLUListElement>(null)
  const title = useId()
  const items = useItemTitles(list.items)
  const [isRefused, setIsRefused] = useState(false)

  const change: RequestList["change"] = (next) => {
    const stored = list.change(next)
    setIsRefused(!stored)
    return stored
  }
  const remove = (item: ListedItem, position: number) => {
    if (!change((before) => removeItem(before, item))) return
    setRemoved({ item, position })
    announce(form.list.removed(itemName(item)))
  }
  const undo = ({ item, position }: Removed) => {
    if (!change((before) => addItem(before, item, position))) return
    setRemoved(null)
    announce(texts.restored(itemName(item)))
    requestAnimationFrame(() => rows.current?.children[position]?.querySelector<HTMLElement>(".icon-button")?.focus())
  }
  const step = (item: ListedItem, quantity: number) => {
    if (change((before) => changeQuantity(before, item, quantity))) announce(texts.changed(itemName(item), quantity))
  }
  const shown = items.map((item, index) => (
    <ItemRow
      key={itemKey(item)}
      item={item}
      onStep={(quantity) => step(item, quantity)}
      onSuccessor={() => {
        if (change((before) => takeSuccessor(before, item))) announce(texts.successorTaken(item.successor ?? ""))
      }}
      onNote={(note) => change((before) => changeNote(before, item, note))}
      onRemove={() => remove(item, index)}
    />
  ))
  if (removed && !items.some((item) => isSameItem(item, removed.item)))
    shown.splice(
      removed.position,
      0,
      <RemovedRow key="removed" name={itemName(removed.item)} onUndo={() => undo(removed)} />,
    )
  return (
    <div>
      {shown.length === 0 ? (
        empty
      ) : (
        <>
          <p className="label" id={title}>
            {texts.title}
          </p>
          <ul ref={rows} className="items" aria-labelledby={title}>
            {shown}
          </ul>
        </>
      )}
      <PressProblem text={isRefused ? texts.notStored : ""} />
      {region}
    </div>
  )
}
