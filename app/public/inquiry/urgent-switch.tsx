import type { ReactNode } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { LocalizedText } from "../localized-text.tsx"

interface UrgentSwitchProps {
  isOn?: boolean
  onChange?: () => void
  /** The telephone field; CSS shows it while the switch is on, so that it works without script. */
  children?: ReactNode
}

/** Switch for a plant that is down, with how soon we call back. */
export function UrgentSwitch({ isOn = false, onChange, children }: UrgentSwitchProps) {
  const { form } = useTexts()
  return (
    <div className="call-back">
      <label>
        <span>
          {form.urgent}
          <CallBackPromise as="small" />
        </span>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state by itself */}
        <input type="checkbox" role="switch" name="urgent" defaultChecked={isOn} onChange={onChange} />
      </label>
      {children}
    </div>
  )
}

/** How soon somebody calls back whose plant is down; nothing where no time is promised. */
export function CallBackPromise({ as: Element }: { as: "small" | "p" }) {
  const { form } = useTexts()
  const { urgent, opening_hours } = usePageFacts().settings
  if (!urgent) return null
  return (
    <Element>
      {form.callBackWithin(urgent.hours)} {urgent.always ? form.aroundTheClock : <LocalizedText text={opening_hours} />}
    </Element>
  )
}
