import { countIn } from "../count.ts"

const count = countIn("de")

export const contact = {
  title: "Kontakt",
  pageTitle: "Kontakt und Angebotsanfrage",
  description: (company: string) =>
    `Angebot für Turbinenteile oder eine Leistung anfragen: Formular, Telefon, E-Mail und Anschrift der ${company}.`,
  address: "Anschrift",
  phone: "Telefon",
  email: "E-Mail",
  hours: "Erreichbar",
  formTitle: "Anfrage senden",
  about: (subject: string) => `Anfrage zu: ${subject}\n\n`,
  paste: {
    title: "Teilenummern einfügen",
    label: "Teilenummern, als Text oder Spalte aus Excel",
    hint: (most: number) =>
      `Zeilen aus Excel, einer Mail oder einer alten Bestellung, mit oder ohne Überschriften. Höchstens ${count.figure(most)} Positionen.`,
    notLoaded: "Die Prüfung lässt sich nicht laden. Die Nummern gehen so mit dem Kommentar mit.",
  },
}
