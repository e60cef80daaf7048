import { countIn } from "../count.ts"

const { figure, of } = countIn("de")

export const home = {
  title: "Lieferant von Industriegasturbinen und Ersatzteilen",
  examples: "Zum Beispiel",
  pictures: {
    label: "Bilder von Turbinenteilen",
    choose: "Bild wählen",
    position: (at: number, total: number) => `Bild ${at} von ${total}`,
    pause: "Bildwechsel anhalten",
    play: "Bildwechsel starten",
  },
  alts: {
    hero1: "Gasturbinenrotor mit Turbinen- und Verdichterschaufeln vor dunkelblauem Hintergrund",
    hero2: "Blick in den Verdichtereinlauf einer Gasturbine mit erster Schaufelreihe",
  },
  callouts: {
    blade: "Laufschaufel",
    disc: "Rotorscheibe",
    compressorBlade: "Verdichterschaufel",
    bellmouth: "Einlauftrichter",
    spinner: "Nabenhaube",
    bolt: "Zwölfkantschraube",
    shaft: "Hintere Welle",
  },
  findPart: ": in den Teilelisten suchen",
  factsTitle: "Das Unternehmen in Zahlen",
  about: {
    measure: (place: string, founded: string) => [place, founded && `seit ${founded}`].filter(Boolean).join(", "),
    title: "Das Unternehmen",
  },
  /** Links below texts of the company. */
  targets: {
    services: "Alle Leistungen",
    "spare-parts": "Ersatzteile suchen",
    "gas-turbina": "Alle Gasturbinen",
    partners: "Unsere Partner",
    careers: "Arbeiten bei uns",
    contact: "Kontakt",
  },
  services: {
    measure: (total: number) => of(total, { one: "Leistung", other: "Leistungen" }),
    title: "Leistungen",
    standstill: "Anlage steht? Rufen Sie an:",
  },
  families: {
    measure: (from: number, to: number) => `${figure(from)}–${figure(to)}\u00a0MW`,
    title: "Gasturbinen, die wir liefern und betreuen",
    power: "Leistung MW",
    powerRange: (from: number, to: number) => (from === to ? figure(from) : `${figure(from)}–${figure(to)}`),
    noPower: "entfällt",
    models: "Ausführungen",
    modelCount: (total: number) => of(total, { one: "Modell", other: "Modelle" }),
    use: "Bauart und Einsatz",
  },
  groups: {
    measure: (total: number) => of(total, { one: "Teil", other: "Teile" }),
    title: "Ersatzteile nach Baureihe",
    catalogue: (group: string) => `${group}: Teilekatalog ohne Preise`,
    rows: (total: number) => `.xlsx, ${of(total, { one: "Teil", other: "Teile" })}`,
  },
  ask: {
    title: "Teil gesucht, Maschine steht, Termin offen?",
    text: "Schriftlich geht es auch: Teilenummern und Maschinentyp genügen.",
    email: "E-Mail schreiben",
  },
}
