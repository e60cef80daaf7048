import { useEffect, useRef } from "react"
import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { ListedItem } from "../request-list/inquiry-item.ts"

interface AddedPartProps {
  item: ListedItem
  /** Items in the request list. */
  total: number
  onChange: () => void
}

/** Replaces the form and takes its focus, so that the change is announced. */
export function AddedPart({ item: { partnumber, quantity, note, asked_number }, total, onChange }: AddedPartProps) {
  const { partRequest: texts } = useTexts()
  const language = useLanguage()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  const facts = [texts.pieces(quantity), note, asked_number ? texts.askedAs(asked_number) : ""].filter(Boolean)
  return (
    <div ref={message} className="alert alert-good" tabIndex={-1}>
      <Icon name="check" />
      <div>
        <p>
          <b>{texts.added(partnumber)}</b>
        </p>
        <ul className="added-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="added-links">
          <a className="button button-small" href={`${localPath(language, "/contact")}#request`}>
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
