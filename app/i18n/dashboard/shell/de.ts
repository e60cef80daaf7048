import { countIn } from "../../count.ts"

const count = countIn("de")

export const shell = {
  navigation: "Dashboard",
  menu: "Menü",
  skip: "Zum Inhalt springen",
  entries: {
    products: "Produkte",
    categories: "Kategorien",
    spares: "Ersatzteile",
    partners: "Partner",
    services: "Leistungen",
    inquiries: "Anfragen",
    home: "Startseite",
    sparesPage: "Seite Ersatzteile",
    partnersPage: "Seite Partner",
    imprint: "Impressum",
    gasTurbine: "Gasturbine",
    privacyPolicy: "Datenschutz",
    careers: "Karriere",
    contact: "Kontakt",
    settings: "Einstellungen",
  },
  review: "Prüfung",
  groups: { inbox: "Eingang", catalogue: "Katalog", pages: "Seiten", insight: "Auswertung", system: "System" },
  readyDrafts: (drafts: number) =>
    `${count.of(drafts, { one: "Entwurf bereit", other: "Entwürfe bereit" })} zur Prüfung`,
  urgentInquiries: (inquiries: number) => `Anlage steht: ${count.figure(inquiries)}`,
  newInquiries: (unread: number) => `${count.figure(unread)} neu`,
  language: "Sprache der Verwaltung",
  viewSite: "Website ansehen",
  newTab: "öffnet in neuem Tab",
  backup: "Sicherung",
  logOut: "Abmelden",
  unsavedTitle: "Ungesicherte Eingaben",
  unsavedText: (forms: number) =>
    `Auf diesem Gerät liegen ungesicherte Eingaben aus ${count.of(forms, { one: "Formular", other: "Formularen" })}. Sollen sie beim Abmelden gelöscht werden?`,
  unsavedElsewhere: "Was in anderen offenen Tabs steht, bleibt dort.",
  unsavedDelete: "Löschen und abmelden",
  unsavedKeep: "Behalten und abmelden",
  notAllowedTitle: "Kein Zugang",
  notAllowedText:
    "Dieser Bereich gehört nicht zu Ihren Rollen. Wenn Sie ihn brauchen, fragen Sie eine Inhaberin oder einen Inhaber der Website.",
  toDashboard: "Zum Dashboard",
  accountOf: (name: string) => `Konto von ${name}`,
  notFoundTitle: "Seite nicht gefunden",
  notFoundText: "Diese Seite gibt es anscheinend nicht, oder sie wurde entfernt.",
  notFoundHome: "Zur Startseite",
}
