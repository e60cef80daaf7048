import { countIn } from "../../count.ts"

const count = countIn("de")

export const requests = {
  title: "Anfragen",
  summary: (all: number, unread: number) =>
    unread > 0 ? `${count.figure(all)} insgesamt, ${count.figure(unread)} ungelesen` : `${count.figure(all)} insgesamt`,
  filter: "Filtern",
  filters: {
    all: "Alle",
    availability: "Verfügbarkeit",
    "pre-order": "Vorbestellung",
    contact: "Kontakt",
    unverified: "Ungeprüft",
  },
  searchLabel: "Anfragen durchsuchen",
  searchHint: "Name, Firma, Teilenummer",
  columns: {
    received: "Eingang",
    name: "Name",
    company: "Firma",
    email: "E-Mail",
    source: "Herkunft",
    parts: "Teile",
    language: "Sprache",
    check: "Mensch-Prüfung",
    actions: "Löschen",
  },
  verified: "Geprüft",
  unverified: "Ungeprüft",
  unverifiedNote:
    "Ohne Mensch-Prüfung gesendet. Bitte mit Vorsicht lesen; diese Anfrage wurde nicht per E-Mail weitergeleitet.",
  unread: "ungelesen",
  noText: "Ohne Nachricht gesendet.",
  reference: "Anfragenummer",
  wroteIn: { de: "schreibt Deutsch", en: "schreibt Englisch", ru: "schreibt Russisch" },
  items: "Angefragte Teile",
  quantity: (quantity: number) => `${count.figure(quantity)} Stück`,
  noParts: "keine Teile",
  showInList: (partnumber: string) => `${partnumber} in der Teileliste zeigen`,
  reply: "Per E-Mail antworten",
  copyNumbers: "Teilenummern kopieren",
  copied: (parts: number) => `${count.of(parts, { one: "Teilenummer", other: "Teilenummern" })} mit Menge kopiert`,
  copyFailed: "Kopieren ist in diesem Browser nicht erlaubt. Bitte die Nummern von Hand markieren.",
  remove: (name: string) => `Anfrage von ${name} löschen`,
  removeButton: "Anfrage löschen",
  removeQuestion: (name: string, company: string, received: string) =>
    `Anfrage von ${name} (${company}), eingegangen ${received}.`,
  removeParts: (parts: number) =>
    `Mit ihr wird die Liste mit ${count.of(parts, { one: "Teil", other: "Teilen" })} gelöscht.`,
  emptyTitle: "Noch keine Anfragen",
  emptyText: "Hier erscheint, was Besucher über Kontaktformular, Vorbestellung und Teilelisten senden.",
  nothingTitle: "Keine Anfrage gefunden",
  nothingText: "Zu dieser Suche und diesem Filter gibt es keine Anfrage.",
  showAll: "Alle Anfragen zeigen",
  listLabel: "Anfragen, neueste zuerst",
  found: (total: number) => count.of(total, { one: "Anfrage gefunden", other: "Anfragen gefunden" }),
  loadFailed: "Die Anfragen konnten nicht geladen werden",
  readFailed: "Die Anfrage konnte nicht als gelesen markiert werden.",
  removeFailed: "Die Anfrage konnte nicht gelöscht werden.",
}
