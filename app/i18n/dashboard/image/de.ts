import { countIn } from "../../count.ts"

const count = countIn("de")

export const images = {
  title: "Bilder",
  first: "Titelbild",
  one: "Bild",
  addOne: "Bild auswählen",
  replace: "Anderes Bild auswählen",
  replaceOne: "Ersetzen …",
  replaceAt: (position: number) => `Bild ${count.figure(position)} ersetzen`,
  chooseStored: "Gespeichertes Bild wählen …",
  chooseTitle: "Gespeichertes Bild wählen",
  uploadInstead: "Stattdessen eine Datei hochladen",
  useStored: "Bild übernehmen",
  current: "jetziges Bild",
  gone: "wird beim Speichern entfernt",
  fresh: "kommt mit dem Speichern",
  takeBack: "Anderes Bild doch nicht verwenden",
  keep: "Bild behalten",
  add: "Bilder hinzufügen",
  addHow: "Klicken oder hierher ziehen.",
  hint: "PNG, JPG, GIF bis 10 MB",
  move: (position: number) => `Bild ${count.figure(position)} verschieben`,
  moveHow: "Mit den Pfeiltasten verschieben, mit der Maus ziehen oder drücken für Schaltflächen.",
  toTop: "Ganz nach vorn",
  earlier: "Nach vorn",
  later: "Nach hinten",
  moved: (position: number, total: number) => `Jetzt an Stelle ${count.figure(position)} von ${count.figure(total)}`,
  remove: (position: number) => `Bild ${count.figure(position)} löschen`,
  removeButton: "Bild löschen",
  removeText: (position: number, alt: string) =>
    alt === ""
      ? `Bild ${count.figure(position)}. Es bleibt auf der Website, bis Sie speichern, und liegt danach im Papierkorb.`
      : `Bild ${count.figure(position)}: ${alt}. Es bleibt auf der Website, bis Sie speichern, und liegt danach im Papierkorb.`,
  alt: (language: string, position: number) => `Bildbeschreibung ${language}, Bild ${count.figure(position)}`,
  altLabel: "Bildbeschreibung",
  altOne: (language: string) => `Bildbeschreibung ${language}`,
  altLost:
    "Die Bildbeschreibung konnte nicht gespeichert werden. Öffnen Sie den Eintrag und geben Sie sie noch einmal ein.",
  altAdvice:
    "Der Alternativtext sagt in einem kurzen Satz, was zu sehen ist, etwa „Verdichterläufer auf der Wuchtmaschine“: für alle, die das Bild nicht sehen, und für Suchmaschinen.",
  altMissing: "Beschreibung fehlt",
  framing: "Ausschnitt und Zierbild",
  framingAt: (position: number) => `Ausschnitt und Zierbild: Bild ${count.figure(position)}`,
  uploading: (share: number) => `${count.figure(Math.round(share * 100))} % übertragen`,
  working: "Wird geprüft und verkleinert …",
  waiting: "Wartet",
  uploadFailed: (name: string) => `${name} wurde nicht angenommen`,
  notSent: (name: string) => `${name} wurde nicht übertragen`,
  tooLarge: "Größer als 10 MB.",
  wrongType: "Kein Bild im Format PNG, JPG oder GIF.",
  uploaded: (files: number) => `${count.of(files, { one: "Bild", other: "Bilder" })} hinzugefügt`,
  drop: "Nicht hochladen",
  takeAway: (name: string) => `${name} entfernen`,
  chosen: (files: number) => count.of(files, { one: "Bild ausgewählt", other: "Bilder ausgewählt" }),
  uploads: "Übertragungen",
}
