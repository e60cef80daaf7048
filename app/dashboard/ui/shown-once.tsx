import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { copyText } from "#app/ui/copy-text.ts"
import { Button } from "./button.tsx"

interface ShownOnceProps {
  label: string
  value: string
  /** Its purpose and expiry. */
  hint: string
}

/** A secret that is shown once, with a copy button. */
export function ShownOnce({ label, value, hint }: ShownOnceProps) {
  const { list: texts } = useDashboardTexts()
  const [state, setState] = useState<"shown" | "copied" | "failed">("shown")
  const copy = async () => setState((await copyText(value)) ? "copied" : "failed")
  const said = { shown: "", copied: texts.copied, failed: texts.copyFailed }[state]
  return (
    <div className="shown-once">
      <b>{label}</b>
      <div className="copy-line">
        <input
          className="input"
          aria-label={label}
          readOnly
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button icon={state === "copied" ? "check" : "copy"} data-first-focus onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      <output>{said}</output>
      <p>{hint}</p>
    </div>
  )
}
