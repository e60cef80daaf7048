import { useEffect, useId, useRef, useState } from "react"
import { limits } from "#contract/limits.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { IconButton, SmallButton } from "../buttons.tsx"
import { Stepper } from "../../ui/stepper.tsx"
import { useTypedEarly } from "../../ui/use-typed-early.ts"
import { NumberLink } from "../part-link.tsx"
import { type ListedItem, itemName, maxQuantity } from "./inquiry-item.ts"
import "./items.css"

interface ItemRowProps {
  item: ListedItem
  onStep: (quantity: number) => void
  onNote: (note: string) => void
  onSuccessor: () => void
  onRemove: () => void
}

export function ItemRow({ item, onStep, onNote, onSuccessor, onRemove }: ItemRowProps) {
  const { requestList: texts } = useTexts()
  const language = useLanguage()
  const { partnumber, title, quantity, lang, position, asked_number, set, successor } = item
  const name = itemName(item)
  const titleLang = lang === language ? undefined : lang
  return (
    <li>
      {partnumber ? <NumberLink number={partnumber} className="mono" inNewTab /> : <b lang={titleLang}>{title}</b>}
      {partnumber && (
        <small>
          <span lang={titleLang}>{title}</span>
          {asked_number && <span className="item-fact">{texts.askedAs(asked_number)}</span>}
          {position && <span className="item-fact">{texts.position(position)}</span>}
          {set !== undefined && set > 1 && <span className="item-fact">{texts.oneSet(set)}</span>}
        </small>
      )}
      <Stepper
        value={quantity}
        most={maxQuantity}
        label={texts.quantity(name)}
        lessLabel={texts.less(name)}
        moreLabel={texts.more(name)}
        onChange={onStep}
      />
      <IconButton icon="x" label={texts.remove(name)} onClick={onRemove} />
      {successor && (
        <p className="item-superseded">
          <Icon name="right" />
          <span>{texts.superseded(successor)}</span>
          <SmallButton onClick={onSuccessor}>{texts.takeSuccessor(successor)}</SmallButton>
        </p>
      )}
      <Note name={name} note={item.note} onNote={onNote} />
    </li>
  )
}

/** Note of an item, as a field when present or wanted. */
function Note({ name, note, onNote }: { name: string; note: string; onNote: (note: string) => void }) {
  const { requestList: texts } = useTexts()
  const [wanted, setWanted] = useState(false)
  const input = useTypedEarly(note, onNote)
  const id = useId()
  useEffect(() => {
    if (wanted) input.current?.focus()
  }, [wanted, input])
  if (!wanted && !note)
    return (
      <button type="button" className="add-note" aria-label={texts.addNoteTo(name)} onClick={() => setWanted(true)}>
        <Icon name="plus" />
        {texts.addNote}
      </button>
    )
  return (
    <div className="note">
      <label htmlFor={id}>{texts.note(name)}</label>
      <input
        ref={input}
        id={id}
        className="input"
        autoComplete="off"
        maxLength={limits.itemNote}
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
    </div>
  )
}

export function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { requestList: texts, form } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [name])
  return (
    <li className="gone">
      <span>{form.list.removed(name)}</span>
      <SmallButton ref={button} aria-label={texts.undoFor(name)} onClick={onUndo}>
        {texts.undo}
      </SmallButton>
    </li>
  )
}
