import { formatFigure } from "../../i18n/figures.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Fact } from "../fact.tsx"
import { ownImage } from "../own-image.ts"
import { useSiteData } from "../site-data.ts"
import type { ProductData } from "./load-product.ts"

/** Type, model and power like the machine's type plate; omits unknown ones, and is nothing if all are. */
export function TypePlate({ product: { type, model, power, lang } }: { product: ProductData }) {
  const { product: texts } = useTexts().pages
  const language = useLanguage()
  const { short_name: name, images = { logo: "" } } = useSiteData()?.settings ?? {}
  if (!type && !model && power === null) return null
  return (
    <div className="plate holes">
      <div className="plate-inside">
        <p className="head">
          <img src={ownImage(images.logo, "logo-mark.svg")} alt="" width={26} height={26} />
          {name}
        </p>
        <dl className="plate-row">
          <Fact name={texts.type} lang={lang}>
            {type}
          </Fact>
          <Fact name={texts.model} lang={lang}>
            {model}
          </Fact>
          {power !== null && (
            <Fact name={texts.power} className="plate-big">
              {formatFigure(language, power)}
              <small>{texts.megawatt}</small>
            </Fact>
          )}
        </dl>
      </div>
    </div>
  )
}
