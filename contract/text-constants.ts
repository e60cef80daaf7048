// Format and combining characters, spaces, and letters without glyph (Hangul fillers, empty Braille).
const invisible = /^[\p{Cf}\p{Z}\p{Cc}\p{M}\u115F\u1160\u2800\u3164\uFFA0]*$/u

/** Returns whether a text has a visible character. */
export const isVisible = (text: string): boolean => !invisible.test(text)

/** Control characters are meaningless in text, and PostgreSQL cannot store NUL. */
export const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, "")
