import { countIn } from "../../count.ts"

const count = countIn("de")

export const synonyms = {
  title: "Gleiche Wörter",
  total: (groups: number) =>
    `${count.of(groups, { one: "Gruppe", other: "Gruppen" })}. Die Wörter einer Zeile findet die Suche füreinander.`,
  words: "Wörter",
  actions: "Aktionen",
  hint: "Mehrere mit Komma trennen",
  search: "Wort suchen",
  add: "Gleiche Wörter hinzufügen",
  edit: "Gleiche Wörter bearbeiten",
  save: "Speichern",
  saved: "Gespeichert. Die Suche kennt die Wörter jetzt.",
  twoAtLeast: "Bitte mindestens zwei Wörter eingeben, in einer Sprache oder in mehreren.",
  editOne: (words: string) => `Bearbeiten: ${words}`,
  removeOne: (words: string) => `Löschen: ${words}`,
  remove: "Löschen",
  removeText: (words: string) =>
    `Die Suche findet „${words}“ dann nicht mehr füreinander. Die Wörter bleiben 30 Tage im Papierkorb.`,
  removed: "Gelöscht",
  emptyTitle: "Keine gleichen Wörter",
  emptyText: "Fügen Sie Abkürzungen und andere Namen hinzu, mit denen Kunden suchen: HPT, ТВД, Hochdruckturbine.",
  nothing: "Dieses Wort steht in keiner Zeile.",
  loadFailed: "Die gleichen Wörter konnten nicht geladen werden",
}
