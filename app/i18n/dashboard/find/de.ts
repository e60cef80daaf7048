import { countIn } from "../../count.ts"

const count = countIn("de")

export const find = {
  title: "Suchen",
  open: "Alles finden …",
  keys: "Strg K",
  kinds: { opened: "zuletzt offen", screen: "Bildschirm", act: "Tun", inquiry: "Anfrage" },
  makeBackup: "Datensicherung erstellen",
  importParts: "Teile einlesen",
  found: (hits: number) => count.of(hits, { one: "Treffer", other: "Treffer" }),
  nothing: "Nichts gefunden",
  legend: "↑ ↓ wählen · Enter öffnen · Strg Enter neuer Tab",
}
