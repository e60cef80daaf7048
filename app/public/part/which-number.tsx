import { useTexts } from "../../i18n/texts.tsx"

interface WhichNumberProps {
  current: string
  /** The page's superseded number. */
  number: string
}

/** Choice between the current number, with the requested one noted, and the old number. */
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
