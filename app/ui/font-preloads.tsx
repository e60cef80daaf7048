import mono from "./fonts/mono-500.woff2?url"
import sans from "./fonts/sans-core.woff2?url"
import sansRussian from "./fonts/sans-russian.woff2?url"
import { useState } from "react"
import type { Language } from "#contract/language.ts"

const files: Record<Language, string[]> = {
  de: [sans, mono],
  en: [sans, mono],
  ru: [sansRussian, sans],
}

/** The two files that the first screen of a language needs; the others, and those of a language chosen later, load by their letters. */
export function FontPreloads({ language }: { language: Language }) {
  const [first] = useState(language)
  return files[first].map((file) => (
    <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
  ))
}
