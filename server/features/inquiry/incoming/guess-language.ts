import type { Language } from "#contract/language.ts"

const german =
  /[äöüß]|\b(?:und|der|die|das|wir|bitte|sehr geehrte|mit freundlichen|guten tag|anfrage|angebot|ersatzteile?)\b/giu
const english = /\b(?:and|the|we|please|dear|regards|hello|request|quotation|parts?)\b/giu

/** Guesses the site language of a text by its letters, then by common words; default English. */
export function guessLanguage(text: string): Language {
  const count = (pattern: RegExp) => text.slice(0, 5_000).match(pattern)?.length ?? 0
  if (count(/\p{Script=Cyrillic}/gu) > count(/\p{Script=Latin}/gu)) return "ru"
  return count(german) > count(english) ? "de" : "en"
}
