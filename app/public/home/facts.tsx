import { useTexts } from "../../i18n/texts.tsx"

export function Facts() {
  const texts = useTexts().home
  const facts = texts.facts
  return (
    <section className="wrap wrap-wide" aria-label={texts.factsTitle}>
      <dl className="facts">
        <Fact name={facts.founded} value="2008" />
        <Fact name={facts.experience} value="15+" />
        <Fact name={facts.warranty} value="24" unit={facts.warrantyUnit} />
        <Fact name={facts.borescope} value={facts.borescopeHours} unit={facts.hoursUnit} long />
      </dl>
    </section>
  )
}

interface FactProps {
  name: string
  value: string
  unit?: string
  long?: boolean
}

function Fact({ name, value, unit, long = false }: FactProps) {
  return (
    <div className={long ? "long" : undefined}>
      <dt>{name}</dt>
      <dd>
        {value}
        {unit && <small>{unit}</small>}
      </dd>
    </div>
  )
}
