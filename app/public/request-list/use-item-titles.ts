import { useEffect, useState } from "react"
import type { Language } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useLanguage } from "../../i18n/texts.tsx"
import type { ListedItem } from "./inquiry-item.ts"
import { lookUp, partItem } from "./look-up-numbers.ts"

type Title = Pick<ListedItem, "title" | "lang">

/**
 * Returns the items with the titles of their parts in the page's language; those that cannot be loaded keep theirs. The
 * titles are never stored, since tabs in other languages share the list.
 */
export function useItemTitles(items: readonly ListedItem[]): readonly ListedItem[] {
  const language = useLanguage()
  const [titles, setTitles] = useState<ReadonlyMap<string, Title>>(new Map())
  const numbers = items.filter((item) => isForeign(item, language)).map((item) => item.partnumber)
  const wanted = [...new Set(numbers)].slice(0, limits.lookupNumbers).join("\n")
  useEffect(() => {
    if (wanted === "") return
    let left = false
    const read = async () => {
      const results = await lookUp(wanted.split("\n")).catch(() => [])
      if (left) return
      const named = results.flatMap(({ number, part }): [string, Title][] => {
        const { title, lang } = partItem(number, part, language)
        return part?.partnumber === number && title ? [[number, { title, lang }]] : []
      })
      setTitles((before) => new Map([...before, ...named]))
    }
    void read()
    return () => {
      left = true
    }
  }, [wanted, language])
  return items.map((item) => (isForeign(item, language) ? { ...item, ...titles.get(item.partnumber) } : item))
}

/**
 * Returns whether a part's title is in another language, or missing because the part was chosen in place of another
 * one. Any other part without a title is unknown, and looking it up again is in vain.
 */
export const isForeign = ({ product_id, title, lang, asked_number }: ListedItem, language: Language): boolean =>
  product_id === null && (title === "" ? asked_number !== undefined : lang !== language)
