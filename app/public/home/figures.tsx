import { useTexts } from "../../i18n/texts.tsx"
import { Fact } from "../fact.tsx"
import type { HomeData } from "./load-home.ts"

/** From this length on a number needs the wide column. */
const longNumber = 8

/** Returns a value's number and its unit: "24 months". */
function splitUnit(value: string): { number: string; unit: string } {
  const [, number = value, unit = ""] = /^([\d\s.,–+-]*\d\+?)\s+(\D.*)$/u.exec(value) ?? []
  return { number, unit }
}

/** The company in figures; nothing without any. */
export function Figures({ figures }: Pick<HomeData, "figures">) {
  const { factsTitle } = useTexts().home
  if (figures.length === 0) return null
  return (
    <section className="wrap wrap-wide" aria-label={factsTitle}>
      <dl className={figures.length < 4 ? "facts facts-few" : "facts"}>
        {figures.map(({ id, value, label }) => {
          const { number, unit } = splitUnit(value.text)
          return (
            <Fact key={id} name={label} lang={value.lang} className={number.length < longNumber ? undefined : "long"}>
              {number}
              {unit && <small>{unit}</small>}
            </Fact>
          )
        })}
      </dl>
    </section>
  )
}
