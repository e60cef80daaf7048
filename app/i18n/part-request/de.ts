import type { PartDocument, PartNeeds, Urgency } from "#contract/part-needs.ts"
import { countIn } from "../count.ts"
import { once } from "../once.ts"

const count = countIn("de")
const days = once(() => new Intl.DateTimeFormat("de", { dateStyle: "medium", timeZone: "UTC" }))
const urgencies: Record<Urgency, string> = { planned: "Planbar", overhaul: "Revision", standstill: "Anlage steht" }
const documentNames: Record<PartDocument, string> = {
  inspection: "Abnahmeprüfzeugnis 3.1 (EN 10204)",
  conformity: "Konformitätserklärung",
  origin: "Ursprungszeugnis",
}

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
  urgency: "Dringlichkeit",
  urgencies,
  documents: "Nachweise",
  documentsChosen: (value: number) => `${count.figure(value)} gewählt`,
  documentNames,
  needs: ({ urgency, by, documents }: PartNeeds) =>
    [
      urgency && urgencies[urgency],
      by && `Gebraucht bis ${days().format(new Date(by))}`,
      documents.length > 0 && `Nachweise: ${documents.map((document) => documentNames[document]).join(", ")}`,
    ]
      .filter(Boolean)
      .join("; "),
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
  copyAddress: "Adresse kopieren",
  addressCopied: "Adresse kopiert",
}
