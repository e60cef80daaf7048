import { countIn } from "../count.ts"

const counted = countIn("de")

export const company = {
  partners: {
    title: "Partner",
    description: "Unternehmen, mit denen wir bei Lieferung und Service für Industriegasturbinen zusammenarbeiten.",
    number: (number: number) => counted.of(number, { one: "Partner", other: "Partner" }),
    empty: "Kein Partner",
    emptyHelp: "Zurzeit ist kein Partner eingetragen. Wenn Sie mit uns arbeiten wollen, schreiben Sie uns.",
  },
  privacy: {
    title: "Datenschutz",
    description: "Welche Daten diese Website verarbeitet, wozu, wie lange, und welche Rechte Sie haben.",
    empty: "Die Erklärung wird gerade überarbeitet",
    emptyHelp: "Fragen zum Datenschutz beantworten wir gern schriftlich oder am Telefon.",
  },
  imprint: {
    title: "Impressum",
    description: (company: string) =>
      `Angaben nach § 5 DDG zu ${company}: Anschrift, Geschäftsführung, Registereintrag, Umsatzsteuer-ID und Kontakt.`,
    legal: "Angaben nach § 5 DDG",
    responsible: "Verantwortlich",
    director: "Geschäftsführung",
    register: "Registereintrag",
    vat: "Umsatzsteuer-ID (§ 27a UStG)",
    contact: "Kontakt",
    phone: "Telefon",
    email: "E-Mail",
    toContact: "Zum Kontaktformular",
    empty: "Die Angaben werden gerade ergänzt.",
    business: "Unser Angebot richtet sich ausschließlich an Unternehmen.",
  },
}
