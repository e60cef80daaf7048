import { countIn } from "../../count.ts"

const count = countIn("de")

export const checks = {
  title: "Inhalt prüfen",
  count: (findings: number) => count.of(findings, { one: "Hinweis", other: "Hinweise" }),
  none: "Nichts gefunden, was besser sein könnte.",
  image: (position: number) => (position > 0 ? `Bild ${position}` : "Bild"),
  kinds: {
    empty_heading: (_detail: string) => "Überschrift ohne Text. Füllen oder löschen.",
    heading_order: (words: string) => `Die Überschrift „${words}“ überspringt eine Ebene.`,
    link_without_words: (address: string) => `Link ohne Text: ${address}`,
    link_to_nothing: (address: string) => `Link ins Leere: Die Seite ${address} gibt es nicht.`,
    missing_alt: (languages: string) => `Bildbeschreibung fehlt: ${languages}.`,
    meaningless_alt: (languages: string) => `Die Bildbeschreibung sagt nichts über das Bild: ${languages}.`,
    title_too_long: (pixels: string) =>
      `Für eine Trefferliste zu breit: ${pixels} statt höchstens 580 Pixel, das Ende wird abgeschnitten.`,
    same_text: (languages: string) => `Derselbe Text in zwei Sprachen: ${languages}.`,
  },
}
