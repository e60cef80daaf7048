export const pages = {
  section: "Text",
  update: "Aktualisieren",
  contactUpdated: "Kontakt erfolgreich aktualisiert",
  neverSaved: "noch nie gespeichert",
  viewPage: "Seite ansehen",
  loadFailed: "Die Seite konnte nicht geladen werden",
  parts: "Teile der Seite",
  editNamed: (name: string) => `Teil bearbeiten: ${name}`,
  edit: "Bearbeiten",
  removeNamed: (name: string) => `Teil löschen: ${name}`,
  description: "Beschreibung",
  descriptionNeeded: "Schreiben Sie eine Beschreibung in mindestens einer Sprache.",
  tabs: "Seiten der Website",
  tagline: "Leitsatz",
  title: "Überschrift",
  subtitle: "Unterzeile",
  intro: "Einleitung",
  picturesHint: (link: string, most: number) =>
    link === "home"
      ? `Bis zu ${most} Bilder, die oben auf der Seite wechseln, mindestens 2400 px breit. Ohne eigene zeigt sie die des Entwurfs.`
      : link === "careers" || link === "gas-turbina"
        ? ""
        : "Das erste Bild ist das Banner der Seite, auch wenn sie geteilt wird. Ohne eigenes zeigt sie das des Entwurfs.",
  banner: "Banner",
  bannerFirst: "Das erste Bild ist das Banner",
  bannerHint: "Die anderen stehen neben dem Text. Sonst zeigt die Seite das Banner des Entwurfs.",
  headings: "Überschriften der Abschnitte",
  blocksTitle: "Über den Texten mit Bild",
  servicesTitle: "Über den Leistungen",
  servicesSubtitle: "Unterzeile der Leistungen",
  value: "Wert",
  label: "Bezeichnung",
  target: "Link unter dem Text",
  targets: {
    "": "keiner",
    services: "Leistungen",
    "spare-parts": "Ersatzteile",
    "gas-turbina": "Gasturbinen",
    partners: "Partner",
    careers: "Karriere",
    contact: "Kontakt",
  },
  figure: {
    title: () => "Zahlen",
    add: "Zahl hinzufügen",
    edit: "Zahl bearbeiten",
    added: "Zahl hinzugefügt",
    remove: "Zahl löschen",
    removeText: (name: string) => `Zahl „${name}“. Sie bleibt 30 Tage im Papierkorb.`,
    emptyTitle: "Kein Eintrag",
    emptyText: () => "Bis zu vier Zahlen mit Bezeichnung, etwa ein Gründungsjahr. Ohne Eintrag fehlt der Abschnitt.",
  },
  block: {
    title: (page: string) => (page === "home" ? "Texte mit Bild" : "Teile der Seite"),
    add: "Teil hinzufügen",
    edit: "Teil bearbeiten",
    added: "Teil hinzugefügt",
    remove: "Teil löschen",
    removeText: (name: string) => `Teil „${name}“ mit seinem Bild und seinen Texten. Er bleibt 30 Tage im Papierkorb.`,
    emptyTitle: "Kein Eintrag",
    emptyText: (page: string) =>
      page === "home"
        ? "Texte mit Bild, Überschrift und Link stellen das Unternehmen vor. Ohne Eintrag fehlt der Abschnitt."
        : "Die Teile stehen unter dem Text der Seite: jeder mit einer Beschreibung und, wenn es eines gibt, einem Bild.",
  },
  noText: "ohne Text",
  noImage: "ohne Bild",
}
