import { countIn } from "../count.ts"

const { figure, of } = countIn("de")

export const home = {
  title: "Lieferant von Industriegasturbinen und Ersatzteilen",
  description:
    "OEM-Ersatzteile, Überholung und Service für Industriegasturbinen LM2500, LM6000, Frame und SGT, seit 2008 aus Rosdorf bei Göttingen.",
  tagline: "Wir halten Gasturbinen am Laufen.",
  lead: "OEM-Ersatzteile, Überholung und Service für LM2500, LM6000, Frame und SGT. Aus Rosdorf bei Göttingen.",
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
    about1: "Gasturbinenrotor auf Rollenböcken in einer Werkstatthalle",
    about2: "Nahaufnahme eines beschaufelten Turbinenrads",
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
  facts: {
    founded: "Gründung in Rosdorf",
    experience: "Jahre OEM-Erfahrung in der eigenen Rotorwerkstatt",
    warranty: "Gewährleistung, auf Wunsch verlängert",
    warrantyUnit: "Monate",
    borescope: "Übliches Intervall der Boroskopie, oder jährlich, je nachdem, was zuerst eintritt",
    borescopeHours: `${figure(4_000)}–${figure(8_000)}`,
    hoursUnit: "h",
  },
  about: {
    measure: "Rosdorf, seit 2008",
    title: "Eine Werkstatt, die Rotoren kennt",
    rotor: {
      title: "Über 15 Jahre am Rotor",
      text: [
        "In unserer Rotorwerkstatt in Rosdorf zerlegen, prüfen, beschaufeln und wuchten wir die Rotoren von Industriegasturbinen. Dahinter stehen mehr als 15 Jahre OEM-Erfahrung.",
        `Wie es innen aussieht, zeigt vorher das Boroskop: üblich alle ${figure(4_000)} bis ${figure(8_000)} Betriebsstunden oder jährlich, je nachdem, was zuerst eintritt. Für die Messtechnik empfiehlt der OEM, halbjährlich zu kalibrieren.`,
      ],
      more: "Alle Leistungen",
    },
    parts: {
      title: "Zu jeder Nummer das Teil",
      text: [
        "Wir liefern OEM-Ersatzteile für LM2500, LM6000, Frame, SGT und ihre Leittechnik. Suchen Sie nach Teilenummer oder Bezeichnung, stellen Sie Ihre Liste zusammen und fragen Sie alles auf einmal an.",
        "Auf Wunsch verlängern wir die Gewährleistung auf bis zu 24 Monate.",
      ],
      more: "Ersatzteile suchen",
    },
  },
  services: {
    measure: (total: number) => of(total, { one: "Leistung", other: "Leistungen" }),
    title: "Ein Ansprechpartner für die ganze Maschine",
    sub: "Von der boroskopischen Inspektion bis zur Generalüberholung: in der Werkstatt, vor Ort oder remote.",
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
