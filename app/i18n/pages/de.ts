import { countIn } from "../count.ts"
import { once } from "../once.ts"

const counted = countIn("de")
const modelForms = { one: "Modell", other: "Modelle" }
const dates = once(() => new Intl.DateTimeFormat("de", { dateStyle: "long", timeZone: "Europe/Berlin" }))

export const pages = {
  gasTurbines: {
    title: "Gasturbinen",
    description: "Industriegasturbinen der Baureihen LM2500, LM6000, Frame und SGT mit Typ, Modell und Leistung.",
    view: "Ansehen",
    byFamily: "Modelle nach Baureihe",
    models: (number: number) => counted.of(number, modelForms),
    modelNoun: (number: number) => counted.noun(number, modelForms),
    measure: (number: number, from: number, to: number) =>
      `${counted.of(number, modelForms)}, ${from === to ? "" : `${counted.figure(from)}–`}${counted.figure(to)}\u00A0MW`,
    parts: "Baugruppen",
    families: "Baureihe",
    spareParts: (number: number) => counted.of(number, { one: "Ersatzteil", other: "Ersatzteile" }),
    failed: "Die Modelle konnten nicht geladen werden",
    type: "Typ",
    model: "Modell",
    power: "Leistung (MW)",
    noPower: "keine Angabe",
    empty: "Kein Eintrag",
    emptyHelp: "Zurzeit ist keine Turbine eingetragen. Fragen Sie uns nach der Maschine, die Sie suchen.",
  },
  product: {
    description: (product: string, company: string) =>
      `${product}: Beschreibung, Bilder und Technik. Lieferung, Ersatzteile und Service von ${company}.`,
    heading: "Beschreibung",
    noText: "Der Text zu diesem Produkt wird gerade geschrieben. Fragen Sie uns, wir geben gern Auskunft.",
    power: "Leistung",
    type: "Typ",
    model: "Modell",
    megawatt: "MW",
    pictures: "Bilder",
    enlarge: "vergrößern",
    show: (at: number, total: number) => `Bild ${at} von ${total} zeigen`,
    ask: "Preis und Liefertermin anfragen",
    request: (turbine: boolean) => (turbine ? "Turbine anfragen" : "Produkt anfragen"),
    others: (number: number) => counted.of(number, { one: "weiteres Modell", other: "weitere Modelle" }),
    family: (name: string) => `${name}: weitere Modelle`,
    allModels: "Alle Modelle vergleichen",
    bandText: "Suchen Sie nach Nummer oder Bezeichnung, sammeln Sie die Teile und senden Sie eine einzige Anfrage.",
    bandLink: "Teileliste öffnen",
  },
  spareParts: {
    title: "Ersatzteile",
    description:
      "Ersatzteile für Gasturbinen LM2500, LM6000, Frame und SGT und für ihre Steuerungen, nach Baureihe geordnet.",
    lead: "Wählen Sie die Baureihe. In jeder Liste suchen Sie nach Nummer oder Bezeichnung und stellen Ihre Anfrage zusammen.",
    empty: "Kein Eintrag",
    emptyHelp: "Zurzeit ist keine Teileliste eingestellt. Schicken Sie uns die Teilenummern, die Sie suchen.",
    groups: "Teilelisten nach Baureihe",
    products: "Turbinen und Steuerungen",
    others: "Weitere",
    details: "Details",
    preOrder: {
      title: "Vorbestellung",
      lead: "Revision geplant? Nennen Sie Teilenummern, Mengen, Maschinentyp und Termin. Wir antworten mit Preis und Lieferzeit.",
      form: "Vorbestellung anfragen",
    },
  },
  contents: "Inhalt",
  updated: (date: string) => `Stand ${dates().format(new Date(date))}`,
  next: { title: "Fragen dazu?", write: "E-Mail schreiben" },
}
