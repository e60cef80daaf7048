import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { addItem } from "../request-list/inquiry-item.ts"
import { useRequestList } from "../request-list/use-request-list.ts"
import { ContactSide } from "../text-page/contact-side.tsx"
import type { ProductData } from "./load-product.ts"

/** Puts the product into the request and leads to the form, which names it as well; without script it does the second only. */
export function AskForProduct({ product: { id, title, lang, power, counterparts } }: { product: ProductData }) {
  const { product: texts } = useTexts().pages
  const language = useLanguage()
  const { change } = useRequestList()
  const choose = () =>
    change((items) => {
      // The same machine in another language is the same wish.
      const isIn = items.some(({ product_id: other }) => Object.values(counterparts).includes(`/parts/${other}`))
      const item = {
        partnumber: "",
        product_id: id,
        quantity: 1,
        note: "",
        spare_id: null,
        title,
        lang: lang ?? language,
      }
      return isIn ? [...items] : addItem(items, item)
    })
  return (
    <ContactSide
      title={texts.ask}
      to={`/contact?product=${id}`}
      action={texts.request(power !== null)}
      onAction={choose}
    />
  )
}
