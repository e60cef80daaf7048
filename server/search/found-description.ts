import { type Language, languages } from "#contract/language.ts"
import type { Segments } from "./match-segments.ts"

/** Returns the description in another language than the shown one that holds what was looked for, marked. */
export function foundDescription(
  part: Record<`description_${Language}`, string>,
  shown: Language,
  { text }: { text: (shown: string) => Segments },
): { found_lang?: Language; found_pieces?: Segments } {
  for (const other of languages) {
    const segments = other === shown ? [] : text(part[`description_${other}`])
    if (segments.length > 1) return { found_lang: other, found_pieces: segments }
  }
  return {}
}
