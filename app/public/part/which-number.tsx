import { useTexts } from "../../i18n/texts.tsx"

interface WhichNumberProps {
  current: string
  /** The superseded number of the page. */
  number: string
}

/** The current number is proposed with the one asked for; the old one can be wanted all the same. */
export function WhichNumber({ current, number }: WhichNumberProps) {
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
