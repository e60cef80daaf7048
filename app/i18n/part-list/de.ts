import { countIn } from "../count.ts"
import { once } from "../once.ts"

const count = countIn("de")
const items = (value: number) => count.of(value, { one: "Position", other: "Positionen" })
const parts = (value: number) => count.of(value, { one: "Teil", other: "Teile" })
const day = once(
  () =>
    new Intl.DateTimeFormat("de", {
      timeZone: "Europe/Berlin",
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
    }),
)

export const partList = {
  items: parts,
  pageTitle: (group: string, page: number) =>
    page > 1 ? `${group}, Teileliste Seite ${count.figure(page)}` : `${group}: Teileliste`,
  description: (group: string, total: number) =>
    `${group}: ${parts(total)} mit Nummer, Beschreibung, aktueller Nummer und Menge. Suchen, sammeln, Verfügbarkeit anfragen.`,
  descriptionPage: (page: number, pages: number) => `Seite ${count.figure(page)} von ${count.figure(pages)}.`,

  table: "Teileliste",
  about: "Über die Gruppe",

  search: "Teilenummer oder Beschreibung",
  find: "Suchen",
  clear: "Suche leeren",
  found: (value: number) => (value === 0 ? "Nichts gefunden" : `${count.figure(value)} gefunden`),
  ofAll: (total: number) => `von ${count.figure(total)}`,
  readHow: {
    number: (query: string) => `für „${query}“`,
    numbers: (query: string) => `für ${query}`,
    alias: (query: string) => `für „${query}“, dasselbe Teil`,
    synonym: (query: string) => `für „${query}“ (gleiche Wörter)`,
    layout: (query: string) => `für „${query}“ (andere Tastaturbelegung)`,
    typo: (query: string) => `für „${query}“ (ähnliche Schreibweise)`,
    guess: (query: string) => `für „${query}“ (ähnliche Schreibweise)`,
  },
  current: (number: string) => `Aktuelles Teil, ersetzt ${number}`,
  ignoring: "Gefunden ohne Trennzeichen",
  foundIn: { de: "Auf Deutsch gefunden", en: "Auf Englisch gefunden", ru: "Auf Russisch gefunden" },

  number: "Teilenummer",
  text: "Beschreibung",
  substitute: "Ersetzt durch",
  quantity: "Menge",
  request: "Anfrage",
  none: "nicht ersetzt",
  copy: (part: string) => `Nummer ${part} kopieren`,
  copied: (part: string) => `${part} kopiert`,
  notCopied: "Kopieren ist in diesem Browser nicht möglich.",
  add: "Anfragen",
  addFor: (part: string) => `${part} in die Anfrage aufnehmen`,
  added: "In Anfrage",
  addedFor: (part: string) => `${part} wieder entfernen`,
  superseded: (number: string) => `Ersetzt durch ${number}.`,

  pages: "Seiten",
  range: (first: number, last: number, total: number) =>
    `${count.figure(first)}–${count.figure(last)} von ${count.figure(total)}`,
  page: (page: number, pages: number) => `Seite ${count.figure(page)} von ${count.figure(pages)}`,
  previous: "Vorige Seite",
  next: "Nächste Seite",

  noHits: (query: string) => `Kein Teil passt zu „${query}“`,
  noHitsHelp:
    "Prüfen Sie die Nummer oder schreiben Sie sie in die Anfrage: Oft genügt ein Foto des alten Teils oder des Typenschilds. Am Telefon geht es noch schneller:",
  noHitsInForm: "Nummer in die Anfrage schreiben",
  toForm: "Zum Formular",
  empty: "Noch keine Teile in dieser Liste",
  emptyHelp: "Wir liefern Teile auch ohne Listeneintrag. Schreiben Sie uns die Teilenummer, oder rufen Sie an:",
  failed: "Die Liste konnte nicht geladen werden",

  ask: "Verfügbarkeit anfragen",
  group: "Gruppe",
  comment: (query: string) => `Gesuchtes Teil: ${query}`,
  bar: (value: number) => (value === 0 ? "Noch keine Teile gewählt" : `${items(value)} in der Anfrage`),

  catalogueTitle: "Ersatzteile",
  catalogueText: (group: string) =>
    `Die ganze Liste „${group}“ für Ihren Einkauf: Nummern, Beschreibungen, Nachfolgenummern und Mengen. Ohne Preise.`,
  withoutCatalogue: (group: string) =>
    `Für „${group}“ gibt es keinen Katalog als Datei. Suchen Sie in der Liste oder schicken Sie uns Ihre Nummern.`,
  catalogueLink: "Katalog herunterladen",
  catalogueFacts: (rows: number, date: Date) => `.xlsx, ${parts(rows)}, ${day().format(date)}`,
}
