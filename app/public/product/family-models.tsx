import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { MoreLink } from "../local-link.tsx"
import { ModelTable } from "../models/model-table.tsx"
import type { ProductData } from "./load-product.ts"

/** Other models of the same category, for comparison. */
export function FamilyModels({ family: { id, name, models } }: { family: NonNullable<ProductData["family"]> }) {
  const { product } = useTexts().pages
  return (
    <section className="related-models" aria-labelledby="kin">
      <div className="wrap wrap-wide">
        <header>
          <DimensionLine>{product.others(models.length)}</DimensionLine>
          <h2 id="kin">{product.family(name)}</h2>
          <MoreLink to={`/gas-turbina?category=${id}#models`}>{product.allModels}</MoreLink>
        </header>
        <ModelTable models={models} label={product.family(name)} />
      </div>
    </section>
  )
}
