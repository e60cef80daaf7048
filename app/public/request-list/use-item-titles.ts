import { useEffect } from "react"
import type { Language } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useLanguage } from "../../i18n/texts.tsx"
import { lookUp, partItem } from "./look-up-numbers.ts"
import { type ListedItem, isSameItem } from "./inquiry-item.ts"
import type { RequestList } from "./use-request-list.ts"

/** Reloads the titles of chosen parts in the page's language; keeps those that cannot be loaded. */
export function useItemTitles(items: readonly ListedItem[], change: RequestList["change"]): void {
  const language = useLanguage()
  const numbers = items.filter((item) => isForeign(item, language)).map((item) => item.partnumber)
  const wanted = [...new Set(numbers)].slice(0, limits.lookupNumbers).join("\n")
  useEffect(() => {
    if (wanted === "") return
    let left = false
    const read = async () => {
      const found = await lookUp(wanted.split("\n")).catch(() => [])
      const named = items.flatMap((item) => {
        const part = found.find(({ number }) => number === item.partnumber)?.part
        const same = part?.partnumber === item.partnumber && isForeign(item, language)
        const { title, lang, spare_id } = partItem(item.partnumber, part ?? null, language)
        return same && title && (title !== item.title || lang !== item.lang)
          ? [{ item, next: { title, lang, spare_id: item.spare_id ?? spare_id } }]
          : []
      })
      if (left || named.length === 0) return
      change((before) =>
        before.map((item) => {
          const fresh = named.find((one) => isSameItem(one.item, item))
          return fresh ? { ...item, ...fresh.next } : item
        }),
      )
    }
    void read()
    return () => {
      left = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each set of numbers and each language
  }, [wanted, language])
}

/** Returns whether a part's title is in another language, or missing. */
const isForeign = (item: ListedItem, language: Language) =>
  item.product_id === null && (item.lang !== language || item.title === "")
