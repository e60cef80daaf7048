import { useTexts } from "../../i18n/texts.tsx"
import { Fact } from "../fact.tsx"

export function Facts() {
  const { facts, factsTitle } = useTexts().home
  return (
    <section className="wrap wrap-wide" aria-label={factsTitle}>
      <dl className="facts">
        <Fact name={facts.founded}>2008</Fact>
        <Fact name={facts.experience}>15+</Fact>
        <Fact name={facts.warranty}>
          24<small>{facts.warrantyUnit}</small>
        </Fact>
        <Fact name={facts.borescope} className="long">
          {facts.borescopeHours}
          <small>{facts.hoursUnit}</small>
        </Fact>
      </dl>
    </section>
  )
}
