import { useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"

interface QuantityFieldProps {
  /** Quantity per machine, the default. */
  set: number
  most: number
}

/** A whole number from 1 on; uncontrolled, so that input before hydration stays. */
export function QuantityField({ set, most }: QuantityFieldProps) {
  const { partRequest: texts } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const write = (value: number) => {
    if (input.current) input.current.value = String(Math.min(most, Math.max(1, value)))
  }
  const step = (by: number) => write((Math.round(Number(input.current?.value)) || 1) + by)
  return (
    <div className="quantity-row">
      <label className="label" htmlFor="part-quantity">
        {texts.quantity}
      </label>
      <span className="stepper">
        <button type="button" className="scripted" aria-label={texts.less} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <input
          ref={input}
          id="part-quantity"
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          step={1}
          defaultValue={Math.max(1, set)}
        />
        <button type="button" className="scripted" aria-label={texts.more} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </span>
      {set > 1 && (
        <button type="button" className="set-button" onClick={() => write(set)}>
          {texts.oneMachine(set)}
        </button>
      )}
    </div>
  )
}
