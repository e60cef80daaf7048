import { useEffect, useId, useRef, useState } from "react"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Stepper } from "../../ui/stepper.tsx"
import { type RequestItem, addItem, changeQuantity, isSameItem, mostQuantity, removeItem } from "./request-item.ts"
import type { RequestList } from "./use-request-list.ts"

interface Removed {
  item: RequestItem
  position: number
}

interface RequestItemsListProps {
  list: RequestList
  /** Where parts are what the form is about, it says that none are chosen. */
  showEmpty: boolean
}

/** The chosen parts inside a form: change quantities, remove, and take a removal back; every change is spoken. */
export function RequestItemsList({ list: { items, change }, showEmpty }: RequestItemsListProps) {
  const { list } = useTexts().form
  const { announce, region } = useAnnouncer()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const title = useId()

  const remove = (item: RequestItem, position: number) => {
    change((before) => removeItem(before, item))
    setRemoved({ item, position })
    announce(list.removed(item.partnumber))
  }
  const undo = ({ item, position }: Removed) => {
    change((before) => addItem(before, item, position))
    setRemoved(null)
    announce(list.restored(item.partnumber))
    requestAnimationFrame(() => document.getElementById(removeId(item))?.focus())
  }
  const step = (item: RequestItem, quantity: number) => {
    change((before) => changeQuantity(before, item, quantity))
    announce(list.changed(item.partnumber, quantity))
  }
  const rows = items.map((item, index) => (
    <ItemRow
      key={`${item.spare_id} ${item.partnumber}`}
      item={item}
      onStep={(quantity) => step(item, quantity)}
      onRemove={() => remove(item, index)}
    />
  ))
  if (removed && !items.some((item) => isSameItem(item, removed.item)))
    rows.splice(
      removed.position,
      0,
      <RemovedRow key="removed" part={removed.item.partnumber} onUndo={() => undo(removed)} />,
    )
  return (
    <div>
      {rows.length === 0 ? (
        showEmpty && <p className="fine">{list.empty}</p>
      ) : (
        <>
          <p className="label" id={title}>
            {list.title}
          </p>
          <ul className="items" aria-labelledby={title}>
            {rows}
          </ul>
        </>
      )}
      {region}
    </div>
  )
}

const removeId = (item: RequestItem) => `remove-${item.spare_id}-${item.partnumber}`

function ItemRow({
  item,
  onStep,
  onRemove,
}: {
  item: RequestItem
  onStep: (quantity: number) => void
  onRemove: () => void
}) {
  const { list } = useTexts().form
  const language = useLanguage()
  const { partnumber, description, quantity, lang } = item
  return (
    <li>
      <span className="mono">{partnumber}</span>
      <small lang={lang === language ? undefined : lang}>{description}</small>
      <Stepper
        value={quantity}
        most={mostQuantity}
        label={list.quantity(partnumber)}
        lessLabel={list.less(partnumber)}
        moreLabel={list.more(partnumber)}
        onChange={onStep}
      />
      <button
        type="button"
        id={removeId(item)}
        className="icon-btn"
        aria-label={list.remove(partnumber)}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
    </li>
  )
}

function RemovedRow({ part, onUndo }: { part: string; onUndo: () => void }) {
  const { list } = useTexts().form
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [part])
  return (
    <li className="gone">
      <span>{list.removed(part)}</span>
      <button ref={button} type="button" className="btn sm line" aria-label={list.undoFor(part)} onClick={onUndo}>
        {list.undo}
      </button>
    </li>
  )
}
