import type { ReactNode } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { phoneLink } from "../phone-link.ts"

interface CallBackProps {
  urgent: boolean
  onChange: () => void
  /** The telephone field. */
  children: ReactNode
}

/** Checkbox for a machine that is down. CSS shows its field, so that it works without script. */
export function CallBack({ urgent, onChange, children }: CallBackProps) {
  const { form } = useTexts()
  const { phone, opening_hours: hours } = usePageFacts().settings
  return (
    <div className="call-back">
      <label className="tick">
        <input type="checkbox" name="urgent" defaultChecked={urgent} onChange={onChange} />
        {form.urgent}
      </label>
      <div className="when-ticked">
        {children}
        <p className="fine">
          {phone && (
            <>
              {form.callNow} <a href={phoneLink(phone)}>{phone}</a>
              {hours.text && (
                <>
                  {" "}
                  (<span lang={hours.lang}>{hours.text}</span>)
                </>
              )}
              .{" "}
            </>
          )}
          {form.outsideHours}
        </p>
      </div>
    </div>
  )
}
