import { useState } from "react"
import { preload } from "react-dom"
import type { Language } from "#contract/language.ts"
import mono from "./fonts/mono-500.woff2?url"
import sans from "./fonts/sans-core.woff2?url"
import sansRussian from "./fonts/sans-russian.woff2?url"

const filesOf = (language: Language): string[] => (language === "ru" ? [sansRussian, sans] : [sans, mono])

/**
 * Preloads the two files of a language's first screen; others, and those of another language, load by their letters.
 */
export function FontPreloads({ language }: { language: Language }) {
  const [first] = useState(language)
  // Once per document: links rendered again, as by an error page, would preload for nothing.
  for (const file of filesOf(first)) preload(file, { as: "font", type: "font/woff2", crossOrigin: "anonymous" })
  return null
}
