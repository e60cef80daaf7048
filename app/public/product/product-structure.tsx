import { localPath } from "#contract/language.ts"
import { recordPaths } from "#contract/page-address.ts"
import { useLanguage } from "../../i18n/texts.tsx"
import { JsonLd } from "../json-ld.tsx"
import { useSiteData } from "../site-data.ts"
import type { ProductData } from "./load-product.ts"

/** Structured data of the product, without an offer: prices and stock are on request. */
export function ProductStructure({ product, description }: { product: ProductData; description: string }) {
  const language = useLanguage()
  const { origin = "" } = useSiteData() ?? {}
  const { id, path, title, model, type, power, images, category } = product
  const output = { "@type": "PropertyValue", name: "Power", value: power, unitText: "MW" }
  return (
    <JsonLd
      data={{
        "@type": "Product",
        // The id is stable when the title changes.
        "@id": `${origin}${recordPaths.product}/${id}#product`,
        url: origin + localPath(language, path),
        name: title,
        description,
        category: category?.name ?? type,
        ...(model ? { model, mpn: model } : {}),
        ...(images[0] ? { image: `${origin}/${images[0].path}` } : {}),
        ...(power === null ? {} : { additionalProperty: output }),
      }}
    />
  )
}
