import type { LocalText } from "#contract/language.ts"

export type CalloutPart = "blade" | "disc" | "compressorBlade" | "bellmouth" | "spinner" | "bolt" | "shaft"

/** Search of a callout: words of part descriptions, so they follow the parts lists, not the dictionary. */
export const calloutSearches: Record<CalloutPart, LocalText> = {
  blade: { de: "Laufschaufel", en: "blade turbine", ru: "лопатка рабочая" },
  disc: { de: "Rotorscheibe", en: "rotor disc", ru: "диск ротора" },
  compressorBlade: { de: "Verdichterschaufel", en: "compressor blade", ru: "лопатка компрессора" },
  bellmouth: { de: "Einlauftrichter", en: "bellmouth", ru: "лемнискатный вход" },
  spinner: { de: "Nabenhaube", en: "spinner", ru: "кок входной" },
  bolt: { de: "Zwölfkantschraube", en: "twelve-point bolt", ru: "болт фланец диска" },
  shaft: { de: "Hintere Welle", en: "aft shaft", ru: "вал задний" },
}

/** A known part, with the words that find it in the page's language. */
export interface Callout {
  part: CalloutPart
  query: string
}
