import { countIn } from "../count.ts"
import { once } from "../once.ts"

const count = countIn("de")
const days = once(() => new Intl.DateTimeFormat("de", { dateStyle: "medium", timeZone: "UTC" }))

export const partRequest = {
  title: "Anfragen",
  which: "Welche Nummer",
  current: "aktuell",
  withNote: (number: string) => `mit dem Vermerk „gefragt als ${number}“`,
  exactly: "genau diese Ausführung, auch Restbestand oder überholt",
  quantity: "Menge",
  less: "Weniger",
  more: "Mehr",
  oneMachine: (value: number) => `${count.figure(value)} Stück: Bedarf einer Maschine`,
  neededBy: "Gebraucht bis",
  optional: "freiwillig",
  needs: "Termin und Nachweise",
  documents: "Nachweise",
  documentsChosen: (value: number) => `${count.figure(value)} gewählt`,
  documentNames: {
    inspection: "Abnahmeprüfzeugnis 3.1 (EN 10204)",
    conformity: "Konformitätserklärung",
    origin: "Ursprungszeugnis",
  },
  documentsNote: (names: string) => `Nachweise: ${names}`,
  neededByNote: (day: string) => `Gebraucht bis ${days().format(new Date(day))}`,
  add: "In die Anfrage",
  added: (number: string) => `${number} liegt in Ihrer Anfrage`,
  pieces: (value: number) => `${count.figure(value)} Stück`,
  askedAs: (number: string) => `gefragt als ${number}`,
  toRequest: (value: number) => `Zur Anfrage, ${count.of(value, { one: "Position", other: "Positionen" })}`,
  change: "Noch einmal ändern",
  inRequest: (value: number) => `In Ihrer Anfrage: ${count.of(value, { one: "Position", other: "Positionen" })}`,
  open: "Zur Anfrage",
  bar: "Anfragen",
  copy: (number: string) => `Nummer ${number} kopieren`,
  copied: (number: string) => `${number} kopiert`,
  notCopied: "Kopieren ist in diesem Browser nicht möglich.",
  print: "Drucken mit QR-Code",
  share: "Teilen",
  copyAddress: "Adresse kopieren",
  addressCopied: "Adresse kopiert",
}
