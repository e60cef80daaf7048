import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { useSiteData } from "../site-data.ts"
import type { ProductData } from "./load-product.ts"

/** Type, model and power as they stand on the machine's plate. */
export function TypePlate({ product: { type, model, power, lang } }: { product: ProductData }) {
  const { product } = useTexts().pages
  const figures = new Intl.NumberFormat(useLanguage())
  return (
    <div className="plate holes">
      <div className="in">
        <p className="head">
          <img src="/logo-mark.svg" alt="" width={26} height={26} />
          {useSiteData()?.settings.short_name}
        </p>
        <dl className="row">
          {type && (
            <div>
              <dt>{product.type}</dt>
              <dd lang={lang}>{type}</dd>
            </div>
          )}
          {model && (
            <div>
              <dt>{product.model}</dt>
              <dd>{model}</dd>
            </div>
          )}
          {power !== null && (
            <div className="big">
              <dt>{product.power}</dt>
              <dd>
                {figures.format(power)}
                <small>{product.megawatt}</small>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  )
}
