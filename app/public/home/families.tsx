import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Picture } from "../../ui/picture.tsx"
import { LocalLink } from "../local-link.tsx"
import type { HomeData } from "./load-home.ts"

type Family = HomeData["families"][number]

/** Turbine families as a comparison table; every figure comes from the products. */
export function FamilyTable({ families }: { families: readonly Family[] }) {
  const texts = useTexts().home.families
  if (families.length === 0) return null
  const least = families.flatMap(({ powerMin }) => powerMin ?? [])
  const most = families.flatMap(({ powerMax }) => powerMax ?? [])
  return (
    <section className="section flush">
      <div className="wrap wrap-wide">
        <header className="section-head">
          {least.length > 0 && <DimensionLine>{texts.measure(Math.min(...least), Math.max(...most))}</DimensionLine>}
          <h2>{texts.title}</h2>
        </header>
        <div className="turbine-families">
          {families.map((family) => (
            <FamilyCard key={family.id} family={family} />
          ))}
        </div>
      </div>
    </section>
  )
}

function FamilyCard({ family: { id, name, summary, models, powerMin, powerMax, image } }: { family: Family }) {
  const texts = useTexts().home.families
  return (
    <article className="turbine-family">
      {image ? (
        <Picture image={image} alt="" sizes="(min-width: 1080px) 272px, 128px" most={672} />
      ) : (
        <span className="no-picture" />
      )}
      <h3>
        <LocalLink to={`/gas-turbina?category=${id}#models`}>{name}</LocalLink>
      </h3>
      <dl>
        <div>
          <dt>{texts.power}</dt>
          <dd>{powerMin === null || powerMax === null ? <NoPower /> : texts.powerRange(powerMin, powerMax)}</dd>
        </div>
        <div>
          <dt>{texts.models}</dt>
          <dd>{texts.modelCount(models)}</dd>
        </div>
        <div className="family-optional">
          <dt>{texts.use}</dt>
          <dd>{summary || "–"}</dd>
        </div>
      </dl>
    </article>
  )
}

function NoPower() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{useTexts().home.families.noPower}</span>
    </>
  )
}
