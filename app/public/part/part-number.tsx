import { useTexts } from "../../i18n/texts.tsx"
import { splitVersion } from "./spellings.ts"

const longNumber = 12

/** The number as heading; dimension lines mark the constant part and the version. */
export function PartNumber({ number }: { number: string }) {
  const { part } = useTexts()
  const split = splitVersion(number)
  const isLong = number.length >= longNumber
  return (
    <h1 className={isLong ? "part-page-number part-page-number-long" : "part-page-number"}>
      {split ? (
        <>
          <span className="number-half" data-label={part.base}>
            {split.base}
          </span>
          <span className="number-half number-version" data-label={part.version.long} data-short={part.version.short}>
            {split.version}
          </span>
        </>
      ) : (
        number
      )}
    </h1>
  )
}
