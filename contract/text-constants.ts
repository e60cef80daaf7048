// Format and combining characters, blanks, and letters that are drawn as nothing (Hangul fillers, empty Braille).
const invisible = /^[\p{Cf}\p{Z}\p{Cc}\p{M}\u115F\u1160\u2800\u3164\uFFA0]*$/u

/** Whether a text shows anything to a reader. */
export const isVisible = (text: string): boolean => !invisible.test(text)
