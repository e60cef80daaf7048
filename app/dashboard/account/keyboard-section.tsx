import { useId } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useSingleKeys } from "../ui/single-keys.ts"

/** Switches off commands by single keys, which speech input and shaky hands press by mistake. */
export function KeyboardSection() {
  const { account: texts } = useDashboardTexts()
  const [isOn, change] = useSingleKeys()
  const id = useId()
  return (
    <section className="d-sec">
      <h2>{texts.keyboard}</h2>
      <div className="ticks">
        <label className="tick-line">
          <input
            type="checkbox"
            checked={isOn}
            aria-describedby={id}
            onChange={({ target }) => change(target.checked)}
          />
          <span>{texts.singleKeys}</span>
        </label>
        <small className="tick-text" id={id}>
          {texts.singleKeysHint}
        </small>
      </div>
    </section>
  )
}
