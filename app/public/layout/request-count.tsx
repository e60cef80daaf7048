import { useTexts } from "../../i18n/texts.tsx"

/** The number of chosen things on the way to the inquiry; nothing while none is chosen. */
export function RequestCount({ value }: { value: number }) {
  const { layout } = useTexts()
  if (value === 0) return null
  return (
    <>
      <span className="visually-hidden"> ({layout.chosen(value)})</span>
      <span className="request-count" aria-hidden="true">
        {value}
      </span>
    </>
  )
}
