import { type FormEvent, useState } from "react"
import { localPath } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { PressProblem } from "../../ui/press-problem.tsx"
import { type ListedItem, maxQuantity } from "../request-list/inquiry-item.ts"
import { useRequestList } from "../request-list/use-request-list.ts"
import { AddedPart } from "./added-part.tsx"
import { type AskedPart, askFor, listedPart } from "./listed-part.ts"
import { NeedsFields } from "./needs-fields.tsx"
import { sayNeeds } from "./part-needs.ts"
import { QuantityField } from "./quantity-field.tsx"
import { WhichNumber } from "./which-number.tsx"

interface PartRequestProps {
  /** The page's part. */
  part: AskedPart
  /** The current part, when this one is superseded. */
  current?: AskedPart
  spareId: number | null
  /** Quantity per machine, from the list. */
  set: number
}

/** Form to request the part: which number, how many, by when, how urgent, with what documents. Without script it submits to the inquiry form. */
export function PartRequest({ part, current, spareId, set }: PartRequestProps) {
  const { partRequest: texts, form } = useTexts()
  const language = useLanguage()
  const { items, change } = useRequestList()
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
    if (!change((before) => askFor(before, item))) return setProblem(form.list.notStored)
    setProblem("")
    setAdded(item)
  }
  if (added) return <AddedPart item={added} total={items.length} onChange={() => setAdded(null)} />
  return (
    <>
      <form className="part-ask-form" action={`${localPath(language, "/contact")}#request`} onSubmit={submit}>
        {current ? (
          <WhichNumber current={current.number} number={part.number} />
        ) : (
          <input type="hidden" name="number" value={part.number} />
        )}
        <QuantityField set={set} most={maxQuantity} />
        <div className="field">
          <label htmlFor="part-by">
            {texts.neededBy} <span className="optional-mark">({texts.optional})</span>
          </label>
          <input id="part-by" name="by" type="date" className="input" />
        </div>
        <NeedsFields />
        <PressProblem text={problem} />
        <button type="submit" className="button" data-replay>
          <Icon name="plus" />
          {texts.add}
        </button>
      </form>
      {items.length > 0 && (
        <p className="part-ask-total">
          {texts.inRequest(items.length)}
          <a href={`${localPath(language, "/contact")}#request`}>{texts.open}</a>
        </p>
      )}
    </>
  )
}
