import { useTexts } from "../../i18n/texts.tsx"

/** Number of chosen items on the inquiry button; nothing for none. */
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
