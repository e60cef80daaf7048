import { useId } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"

interface DecorativeTickProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** Whether a picture says nothing, so that no text is missing. */
export function DecorativeTick({ isChecked, onChange }: DecorativeTickProps) {
  const { pictures: texts } = useDashboardTexts()
  const id = useId()
  return (
    <label className="decorative-tick">
      <input
        type="checkbox"
        checked={isChecked}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{texts.decorative}</span>
      <small id={id}>{texts.decorativeText}</small>
    </label>
  )
}
