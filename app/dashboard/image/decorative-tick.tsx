import { useId } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"

interface DecorativeTickProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** Marks a picture as decorative, so that it needs no text. */
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
