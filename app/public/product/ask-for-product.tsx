import type { Language } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"
import { addItem } from "../request-list/inquiry-item.ts"
import { useRequestList } from "../request-list/use-request-list.ts"

interface AskForProductProps {
  id: number
  title: string
  /** Set when the record is in another language than the page. */
  lang: Language | undefined
  isMachine: boolean
  /** Ids of the same product in each language. */
  sameIds: readonly number[]
}

/** Adds the product to the request list and links to the form, which names it too; without script only links. */
export function AskForProduct({ id, title, lang, isMachine, sameIds }: AskForProductProps) {
  const { product: texts } = useTexts().pages
  const language = useLanguage()
  const { change } = useRequestList()
  const choose = () =>
    change((items) => {
      // The same machine in another language is the same item.
      const isIn = items.some(({ product_id: other }) => other !== null && sameIds.includes(other))
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
    <LocalLink className="button" to={`/contact?product=${id}`} data-replay data-no-prerender onClick={choose}>
      {texts.request(isMachine)}
    </LocalLink>
  )
}
