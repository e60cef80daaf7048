import { countIn } from "../count.ts"

const { of } = countIn("de")

export const service = {
  where: {
    workshop: "In unserer Werkstatt",
    site: "Auf Ihrer Anlage",
    remote: "Remote",
    delivery: "Lieferung an Ihren Standort",
  },
  pictures: "Bilder",
  ask: "Leistung anfragen",
  place: "Ort",
  hours: "Erreichbar",
  email: "E-Mail schreiben",
  neighbours: "Vorige und nächste Leistung",
  previous: "Vorige Leistung",
  next: "Nächste Leistung",
  others: "Weitere Leistungen",
  othersMeasure: (total: number) => of(total, { one: "weitere Leistung", other: "weitere Leistungen" }),
  noText: "Der Text zu dieser Leistung wird gerade geschrieben. Fragen Sie uns, wir geben gern Auskunft.",
}
