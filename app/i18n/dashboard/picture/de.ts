import { countIn } from "../../count.ts"

const count = countIn("de")

export const pictures = {
  title: "Bilder",
  summary: (pictures: number, uses: number, size: string) =>
    `${count.of(pictures, { one: "Bild", other: "Bilder" })}, ${count.of(uses, { one: "Verwendung", other: "Verwendungen" })}, ${size}`,
  loadFailed: "Die Bilder konnten nicht geladen werden",
  listLabel: "Bilder",
  filter: "Welche Bilder",
  filters: {
    all: "Alle",
    missing_de: "Ohne deutschen Text",
    missing_en: "Ohne englischen Text",
    missing_ru: "Ohne russischen Text",
    heavy: "Über 1 MB",
    unused: "Nirgends gezeigt",
  },
  search: "Bilder durchsuchen",
  searchHint: "Beschreibung oder Eintrag",
  found: (pictures: number) => `${count.of(pictures, { one: "Bild", other: "Bilder" })} gefunden`,
  emptyTitle: "Keine Bilder",
  emptyText: "Bilder kommen mit den Einträgen, zu denen sie gehören.",
  nothingTitle: "Nichts gefunden",
  nothingText: "Kein Bild passt zu Auswahl und Suche.",
  showAll: "Alle zeigen",
  uses: (uses: number) =>
    uses === 0 ? "nirgends gezeigt" : count.of(uses, { one: "Verwendung", other: "Verwendungen" }),
  missing: (languages: string) => `Beschreibung fehlt: ${languages}`,
  open: (title: string) => `Bild: ${title}`,
  untitled: "ohne Eintrag",
  goneTitle: "Dieses Bild gibt es nicht mehr",
  usedIn: "Verwendet in",
  inTrash: "im Papierkorb",
  inDraft: "in einem Entwurf",
  edit: "Bearbeiten",
  chosen: (title: string) => `Verwendung bearbeiten: ${title}`,
  focal: "Was immer im Bild bleibt",
  focalHow: "Wählen Sie die wichtigste Stelle: antippen oder mit den Pfeiltasten. Pos1 setzt sie in die Mitte.",
  focalAt: (left: number, top: number) => `${left} % von links, ${top} % von oben`,
  crops: { wide: "In Listen", narrow: "Schmal" },
  altTexts: "Bildbeschreibung an dieser Stelle",
  decorative: "Schmuck, sagt nichts aus",
  decorativeText: "Vorleseprogramme übergehen das Bild, und keine Beschreibung fehlt.",
  copy: (others: number) =>
    count.of(others, { one: "weitere Verwendung gleich setzen", other: "weitere Verwendungen gleich setzen" }),
  copyTitle: "Für alle Verwendungen übernehmen?",
  copyText:
    "Schmuck, wichtigste Stelle und die Beschreibungen in den Sprachen, die hier stehen, werden bei den anderen Verwendungen überschrieben.",
  copyYes: "Übernehmen",
  copied: (uses: number) => `${count.of(uses, { one: "Verwendung", other: "Verwendungen" })} geändert`,
  stale:
    "Jemand anderes hat diesen Eintrag inzwischen geändert. Ihre Eingaben stehen noch da: Prüfen und speichern Sie noch einmal.",
  replace: "Überall ersetzen …",
  replaceTitle: "Überall ersetzen",
  before: "bisher",
  after: "neu",
  replaceNow: (uses: number) => `An ${count.of(uses, { one: "Stelle", other: "Stellen" })} ersetzen`,
  replaced: (uses: number) => `An ${count.of(uses, { one: "Stelle", other: "Stellen" })} ersetzt`,
  same: "Das ist dasselbe Bild: Es wurde nichts geändert.",
  undone: "Das frühere Bild steht wieder da",
}
