import { useState } from "react"
import { preload } from "react-dom"
import type { Language } from "#contract/language.ts"
import mono from "./fonts/mono-500.woff2?url"
import sans from "./fonts/sans-core.woff2?url"
import sansRussian from "./fonts/sans-russian.woff2?url"

const filesOf = (language: Language): string[] => (language === "ru" ? [sansRussian, sans] : [sans, mono])

/** The two files that the first screen of a language needs; the others, and those of a language chosen later, load by their letters. */
export function FontPreloads({ language }: { language: Language }) {
  const [first] = useState(language)
  // Once for a document: a link drawn anew, as where a page could not be loaded, would be fetched again for nobody.
  for (const file of filesOf(first)) preload(file, { as: "font", type: "font/woff2", crossOrigin: "anonymous" })
  return null
}
