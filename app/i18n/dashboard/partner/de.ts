import { countIn } from "../../count.ts"

const count = countIn("de")

export const partners = {
  title: "Partner",
  total: (partners: number) => count.of(partners, { one: "Partner", other: "Partner" }),
  add: "Partner hinzufügen",
  edit: "Partner bearbeiten",
  added: "Partner hinzugefügt",
  listLabel: "Partner in der Reihenfolge der Website",
  emptyTitle: "Kein Partner",
  emptyText:
    "Fügen Sie den ersten Partner mit Bild und Text hinzu. Die Website zeigt die Seite der Partner, sobald es einen gibt.",
  loadFailed: "Die Partner konnten nicht geladen werden",
  noImage: "Ohne Bild",
  noText: "Noch kein Text",
  editOne: (name: string) => `Partner bearbeiten: ${name}`,
  removeOne: (name: string) => `Partner löschen: ${name}`,
  remove: "Partner löschen",
  removeText: (name: string) => `Partner „${name}“ mit Bild und Texten. Er bleibt 30 Tage im Papierkorb.`,
}
