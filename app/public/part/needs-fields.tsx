import { useEffect, useRef, useState } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { partDocuments, urgencies } from "./part-needs.ts"

/** How urgent the part is, and what documents it needs; uncontrolled, so that input before hydration stays. */
export function NeedsFields() {
  const { partRequest: texts } = useTexts()
  const documents = useRef<HTMLDetailsElement>(null)
  const [chosen, setChosen] = useState(0)
  const count = () => setChosen(documents.current?.querySelectorAll(":checked").length ?? 0)
  useEffect(count, [])
  return (
    <>
      <fieldset className="urgency-choice">
        <legend className="visually-hidden">{texts.urgency}</legend>
        {urgencies.map((urgency) => (
          <label key={urgency}>
            <input type="radio" name="urgency" value={urgency} />
            {texts.urgencies[urgency]}
          </label>
        ))}
      </fieldset>
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
    </>
  )
}
