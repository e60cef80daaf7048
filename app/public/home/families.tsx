import { useTexts } from "../../i18n/texts.tsx"
import { Picture } from "../../ui/picture.tsx"
import { Fact } from "../fact.tsx"
import { LocalLink } from "../local-link.tsx"
import { NoValue } from "../no-value.tsx"
import { PageSection } from "../page-section.tsx"
import type { HomeData } from "./load-home.ts"

type Family = HomeData["families"][number]

/** Turbine families as a comparison table; every figure comes from the products. */
export function FamilyTable({ families }: { families: readonly Family[] }) {
  const texts = useTexts().home.families
  if (families.length === 0) return null
  const least = families.flatMap(({ powerMin }) => powerMin ?? [])
  const most = families.flatMap(({ powerMax }) => powerMax ?? [])
  const measure = least.length > 0 && texts.measure(Math.min(...least), Math.max(...most))
  return (
    <PageSection measure={measure} title={texts.title} className="flush">
      <div className="turbine-families">
        {families.map((family) => (
          <FamilyCard key={family.id} family={family} />
        ))}
      </div>
    </PageSection>
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
        <Fact name={texts.power}>
          {powerMin === null || powerMax === null ? (
            <NoValue label={texts.noPower} />
          ) : (
            texts.powerRange(powerMin, powerMax)
          )}
        </Fact>
        <Fact name={texts.models}>{texts.modelCount(models)}</Fact>
        <Fact name={texts.use} className="family-optional">
          {summary || "–"}
        </Fact>
      </dl>
    </article>
  )
}
