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
}
