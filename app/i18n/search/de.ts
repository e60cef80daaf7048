import { countIn } from "../count.ts"

const counted = countIn("de")
const hits = (number: number) => counted.of(number, { one: "Treffer", other: "Treffer" })

export const search = {
  title: "Suche",
  titleFor: (query: string) => `Suche nach „${query}“`,
  description: "Suche nach Teilenummern, Bezeichnungen, Gasturbinen, Ersatzteilgruppen und Leistungen.",
  suggestions: "Vorschläge",
  hits,
  allHits: (number: number) => (number === 1 ? "Den Treffer zeigen" : `Alle ${hits(number)} zeigen`),
  none: (query: string) => `Kein Treffer für „${query}“`,
  noneHelp: "Prüfen Sie die Nummer, oder schicken Sie uns, was Sie haben: oft genügt ein Foto des alten Teils.",
  empty: "Wonach suchen Sie?",
  emptyHelp: "Geben Sie eine Teilenummer, eine Bezeichnung, eine Turbine oder eine Leistung ein.",
  failed: "Die Suche antwortet nicht.",
  failedHelp: "Ihre Eingabe bleibt stehen. Versuchen Sie es gleich noch einmal.",
  kinds: { part: "Ersatzteile", product: "Gasturbinen", spare: "Ersatzteilgruppen", service: "Leistungen" },
  substitute: "Ersetzt durch",
  current: (number: string) => `Aktuelles Teil, ersetzt ${number}`,
  ignoring: "Gefunden ohne Trennzeichen",
  series: "Treffer nach Ersatzteilgruppe",
  allSeries: "Alle Gruppen",
  wordForm: "In anderer Wortform gefunden",
  similar: "Ähnlich geschrieben",
  otherLanguage: "In anderer Sprache gefunden",
  foundIn: { de: "Auf Deutsch gefunden", en: "Auf Englisch gefunden", ru: "Auf Russisch gefunden" },
  readHow: {
    number: (query: string) => `Gelesen als Nummer „${query}“.`,
    numbers: (query: string) => `Gelesen als Liste: ${query}.`,
    alias: (query: string) => `Diese Nummer steht für „${query}“.`,
    synonym: (query: string) => `Gesucht wurde mit gleichbedeutenden Wörtern: „${query}“.`,
    layout: (query: string) => `Gesucht wurde mit anderer Tastaturbelegung: „${query}“.`,
    typo: (query: string) => `Meinten Sie „${query}“? Das sind die Treffer dafür.`,
    guess: (query: string) => `Meinten Sie „${query}“?`,
  },
  guess: "Meinten Sie dieses Teil?",
  askFor: (query: string) => `„${query}“ anfragen`,
}
