// Format and combining characters, spaces, and letters without glyph (Hangul fillers, empty Braille).
const invisible = /^[\p{Cf}\p{Z}\p{Cc}\p{M}\u115F\u1160\u2800\u3164\uFFA0]*$/u

/** Returns whether a text has a visible character. */
export const isVisible = (text: string): boolean => !invisible.test(text)

// Line ends, soft hyphens and the joiners within words and emoji stay.
const meaningless = /(?![\t\n\r\u00AD\u200C\u200D])[\p{Cc}\p{Cf}]/gu

/**
 * Returns a text without control characters, of which PostgreSQL cannot store NUL, and without invisible ones: those for
 * the direction of writing let a name read as another.
 */
export const withoutControls = (text: string): string => text.replace(meaningless, "")

/** Returns the phrases of a list, between commas or semicolons. */
export const listPhrases = (text: string): string[] =>
  text
    .split(/[,;]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")
