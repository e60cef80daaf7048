import { PlateCells } from "../models/plate-cells.tsx"
import { useSiteData } from "../site-data.ts"
import type { ProductData } from "./load-product.ts"

/** Type, model and power like the machine's type plate; nothing if all are unknown. */
export function TypePlate({ product }: { product: ProductData }) {
  const name = useSiteData()?.settings.short_name
  if (!product.type && !product.model && product.power === null) return null
  return (
    <div className="plate holes">
      <div className="plate-inside">
        <p className="head">
          <img src="/logo-mark.svg" alt="" width={26} height={26} />
          {name}
        </p>
        <PlateCells product={product} lang={product.lang} />
      </div>
    </div>
  )
}
