import { type FormEvent, useState, useEffect, useRef } from "react"
import { localPath } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { PressProblem } from "../../ui/press-problem.tsx"
import { PhoneLink } from "../contact-links.tsx"
import { UrgentSwitch } from "../inquiry/urgent-switch.tsx"
import { type ListedItem, isUrgentList, maxQuantity, withUrgency } from "../request-list/inquiry-item.ts"
import { useRequestList } from "../request-list/use-request-list.ts"
import { useRequestPath } from "../request-list/use-request-path.ts"
import { type AskedPart, askFor, listedPart } from "./listed-part.ts"
import { sayNeeds, partDocuments } from "./part-needs.ts"
import { NarrowFold } from "./part-page-block.tsx"
import { QuantityField } from "./quantity-field.tsx"

interface PartRequestProps {
  /** The page's part. */
  part: AskedPart
  /** The current part, when this one is superseded. */
  current?: AskedPart
  spareId: number | null
  /** Quantity per machine, from the list. */
  set: number
}

/** Form to request the part: which number, how many, by when, with what documents. Without script it submits to the inquiry form. */
export function PartRequest({ part, current, spareId, set }: PartRequestProps) {
  const { partRequest: texts, form, layout } = useTexts()
  const language = useLanguage()
  const { settings } = usePageFacts()
  const { items, change } = useRequestList()
  const isUrgent = isUrgentList(items)
  const path = useRequestPath(items)
  const [problem, setProblem] = useState("")
  const [added, setAdded] = useState<ListedItem | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const chosen = current && data.get("number") === current.number ? current : part
    const item = listedPart(data, {
      part: chosen,
      asked: chosen.number === part.number ? null : part.number,
      spareId,
      set,
      noteOf: (needs) => sayNeeds(needs, texts),
    })
    if (items.length >= limits.inquiryItems) return setProblem(form.list.full(limits.inquiryItems))
    if (!change((before) => withUrgency(askFor(before, item), data.has("urgent"))))
      return setProblem(form.list.notStored)
    setProblem("")
    setAdded(item)
  }
  if (added)
    return (
      <AddedPart item={added} isUrgent={isUrgent} total={items.length} path={path} onChange={() => setAdded(null)} />
    )
  return (
    <>
      <form className="part-ask-form" action={`${localPath(language, "/contact")}#request`} onSubmit={submit}>
        {current ? (
          <WhichNumber current={current.number} number={part.number} />
        ) : (
          <input type="hidden" name="number" value={part.number} />
        )}
        <QuantityField set={set} most={maxQuantity} />
        <NarrowFold summary={<span>{texts.needs}</span>}>
          <NeedsFields />
        </NarrowFold>
        <PressProblem text={problem} />
        <div className="part-actions">
          <button type="submit" className="button" data-replay>
            <Icon name="plus" />
            {texts.add}
          </button>
          <PhoneLink className="button button-outline part-call" phone={settings.phone}>
            <Icon name="phone" />
            {layout.call}
          </PhoneLink>
        </div>
        <UrgentSwitch isOn={isUrgent} />
      </form>
      {items.length > 0 && (
        <p className="part-ask-total">
          {texts.inRequest(items.length)}
          <a href={path}>{texts.open}</a>
        </p>
      )}
    </>
  )
}

interface AddedPartProps {
  item: ListedItem
  isUrgent: boolean
  /** Items in the request list. */
  total: number
  /** Of the request form. */
  path: string
  onChange: () => void
}

/** Replaces the form and takes its focus, so that the change is announced. */
function AddedPart({ item, isUrgent, total, path, onChange }: AddedPartProps) {
  const { partnumber, quantity, note, asked_number } = item
  const { partRequest: texts, form } = useTexts()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  const facts = [
    texts.pieces(quantity),
    note,
    asked_number ? texts.askedAs(asked_number) : "",
    isUrgent ? form.urgent : "",
  ]
  return (
    <div ref={message} className="alert alert-good" tabIndex={-1}>
      <Icon name="check" />
      <div>
        <p>
          <b>{texts.added(partnumber)}</b>
        </p>
        <ul className="added-facts">
          {facts.filter(Boolean).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="added-links">
          <a className="button button-small" href={path}>
            {texts.toRequest(total)}
          </a>
          <button type="button" className="button button-small button-outline" onClick={onChange}>
            {texts.change}
          </button>
        </div>
      </div>
    </div>
  )
}

/** When the part is needed, and with what documents; uncontrolled, so that input before hydration stays. */
function NeedsFields() {
  const { partRequest: texts } = useTexts()
  const documents = useRef<HTMLDetailsElement>(null)
  const [chosen, setChosen] = useState(0)
  const count = () => setChosen(documents.current?.querySelectorAll(":checked").length ?? 0)
  useEffect(count, [])
  return (
    <div className="part-needs">
      <div className="field">
        <label htmlFor="part-by">
          {texts.neededBy} <span className="optional-mark">({texts.optional})</span>
        </label>
        <input id="part-by" name="by" type="date" className="input" />
      </div>
      <details ref={documents} className="document-choice">
        <summary>
          {texts.documents}
          {chosen > 0 && <small>{texts.documentsChosen(chosen)}</small>}
          <Icon name="down" className="fold" />
        </summary>
        {partDocuments.map((document) => (
          <label key={document}>
            <input type="checkbox" name="document" value={document} onChange={count} />
            {texts.documentNames[document]}
          </label>
        ))}
      </details>
    </div>
  )
}

interface WhichNumberProps {
  current: string
  /** The page's superseded number. */
  number: string
}

/** Choice between the current number, with the requested one noted, and the old number. */
function WhichNumber({ current, number }: WhichNumberProps) {
  const { partRequest: texts } = useTexts()
  return (
    <fieldset className="which-number">
      <legend className="visually-hidden">{texts.which}</legend>
      <label>
        <input type="radio" name="number" value={current} defaultChecked />
        <span>
          <b>{current}</b> <span className="number-tag">{texts.current}</span>
        </span>
        <small>{texts.withNote(number)}</small>
      </label>
      <label>
        <input type="radio" name="number" value={number} />
        <span>
          <b>{number}</b>
        </span>
        <small>{texts.exactly}</small>
      </label>
      <input type="hidden" name="asked" value={number} />
    </fieldset>
  )
}
