import { countIn } from "../count.ts"

const counted = countIn("de")
const dates = new Intl.DateTimeFormat("de", { dateStyle: "long", timeZone: "Europe/Berlin" })

export const pages = {
  gasTurbines: {
    title: "Gasturbinen",
    description: "Industriegasturbinen der Baureihen LM2500, LM6000, Frame und SGT mit Typ, Modell und Leistung.",
    view: "Ansehen",
    byFamily: "Modelle nach Baureihe",
    models: (number: number) => counted.of(number, { one: "Modell", other: "Modelle" }),
    type: "Typ",
    model: "Modell",
    power: "Leistung (MW)",
    empty: "Kein Eintrag",
    emptyHelp: "Zurzeit ist keine Turbine eingetragen. Fragen Sie uns nach der Maschine, die Sie suchen.",
  },
  product: {
    description: (title: string, company: string) =>
      `${title}: Typ, Modell, Leistung und Beschreibung. Lieferung, Ersatzteile und Service von ${company}.`,
    heading: "Beschreibung",
    power: "Leistung",
    type: "Typ",
    model: "Modell",
    megawatt: "MW",
    pictures: "Bilder",
    ask: "Nach dieser Maschine fragen",
  },
  spareParts: {
    title: "Ersatzteile",
    description:
      "Ersatzteile für Gasturbinen LM2500, LM6000, Frame und SGT und für ihre Steuerungen, nach Baureihe geordnet.",
    lead: "Wählen Sie die Baureihe. In jeder Liste suchen Sie nach Nummer oder Bezeichnung und stellen Ihre Anfrage zusammen.",
    empty: "Kein Eintrag",
    emptyHelp: "Zurzeit ist keine Teileliste eingestellt. Schicken Sie uns die Teilenummern, die Sie suchen.",
  },
  partners: {
    title: "Partner",
    description: "Unternehmen, mit denen wir bei Lieferung und Service für Industriegasturbinen zusammenarbeiten.",
    number: (number: number) => counted.of(number, { one: "Partner", other: "Partner" }),
    empty: "Kein Partner",
    emptyHelp: "Zurzeit ist kein Partner eingetragen. Wenn Sie mit uns arbeiten wollen, schreiben Sie uns.",
  },
  careers: {
    title: "Karriere",
    description: "Arbeiten an Industriegasturbinen: in der Rotorwerkstatt in Rosdorf, auf Anlagen und im Büro.",
    apply: "Schreiben Sie uns",
  },
  privacy: {
    title: "Datenschutz",
    description: "Welche Daten diese Website verarbeitet, wozu, wie lange, und welche Rechte Sie haben.",
  },
  imprint: {
    title: "Impressum",
    description: "Angaben nach § 5 DDG: verantwortliche Stelle, Geschäftsführung, Register und Kontakt.",
    legal: "Angaben nach § 5 DDG",
    responsible: "Verantwortlich",
    director: "Geschäftsführung",
    register: "Registereintrag",
    vat: "Umsatzsteuer-ID (§ 27a UStG)",
    contact: "Kontakt",
    phone: "Telefon",
    email: "E-Mail",
    address: "Anschrift",
    hours: "Zeiten",
    toContact: "Zum Kontaktformular",
    business: "Unser Angebot richtet sich ausschließlich an Unternehmen.",
  },
  updated: (date: string) => `Stand ${dates.format(new Date(date))}`,
  next: { title: "Fragen dazu?", write: "E-Mail schreiben" },
}
