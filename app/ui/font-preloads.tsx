import sansCyrillic from "./fonts/sans-cyrillic.woff2?url"
import sansLatin from "./fonts/sans-latin.woff2?url"
import monoLatin from "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2?url"
import { useState } from "react"
import type { Language } from "#contract/language.ts"

const files: Record<Language, string[]> = {
  de: [sansLatin, monoLatin],
  en: [sansLatin, monoLatin],
  ru: [sansCyrillic, sansLatin],
}

/** The two files that the first screen of a language needs; the others, and those of a language chosen later, load by their letters. */
export function FontPreloads({ language }: { language: Language }) {
  const [first] = useState(language)
  return files[first].map((file) => (
    <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
  ))
}
