import { readFile, readdir } from "node:fs/promises"
import { join } from "node:path"
import type { Service } from "#contract/service.ts"
import { pasteInto } from "./paste-into.ts"
import { addService, expect, test } from "./signed-in.ts"

const folder = join(import.meta.dirname, "../cases/pastes")
const pictures = "Pictures cannot be part of the text and were left out. Upload them in the section “Images”."

/** What is stored of each file, and whether pictures are said to be left out. */
const right: Record<string, { stored: string; withoutPictures?: true }> = {
  "62-word-list-start-at-5.html": {
    stored: '<ol start="5"><li>Fünf</li></ol><p>Zwischentext</p><ol start="6"><li>Sechs</li></ol>',
  },
  "64-word-tracked-comment.html": { stored: "<p>Der Text bleibt</p>" },
  "65-outlook-data-image.html": { stored: "<p>Davor danach</p>", withoutPictures: true },
  "68-pdf-line-breaks.html": { stored: "<p>Der Befund der ersten Stufe zeigt Risse.</p><p>Zweiter Absatz</p>" },
  "70-h1-h6.html": { stored: "<h2>H1</h2><h4>H5</h4><h4>H6</h4><p><strong>Titel</strong></p>" },
  "71-google-docs.html": {
    stored:
      "<h2>Durchfluss</h2><p>Bis 10<sup>6</sup><strong> fett</strong> und CO<sub>2</sub></p>" +
      '<ol start="3"><li>Dritter</li></ol><p><u>siehe oben</u></p>',
  },
  "72-libreoffice.html": {
    stored:
      "<h2>Maße</h2><p>Volumen: 12 m<sup>3</sup>, Kennwert K<sub>A</sub></p>" +
      '<ol start="5"><li>Welle</li><li>Gehäuse</li></ol>',
    withoutPictures: true,
  },
  "73-outlook.html": {
    stored: '<p>Der Rotor ist freigegeben</p><ol start="7"><li>Sieben</li><li>Acht</li></ol><p>Prüfung</p>',
  },
  "74-confluence.html": {
    stored:
      "<h4>Ablauf</h4><p>Grenzwert 5·10<sup>-3</sup> mm, gültig</p>" +
      '<ol start="4"><li>Messen<ul><li>kalt</li></ul></li><li>Melden</li></ol><ul><li>Ablauf</li></ul>',
    withoutPictures: true,
  },
  "75-markdown.txt": {
    stored:
      "<h2>Befund</h2><p>Die <strong>Schaufel</strong> ist gerissen, siehe " +
      '<a href="https://www.beispiel.example/bericht" rel="noopener noreferrer">Bericht</a>.</p>' +
      '<h3>Schritte</h3><ol start="3"><li>Ausbauen</li><li>Tauschen</li></ol><ul><li>Dichtung</li><li>Ring</li></ul>',
  },
  "76-pdf-bullets.txt": {
    stored:
      "<p>Zum Umfang gehören alle Teile der ersten Stufe:</p>" +
      "<ul><li>Leitschaufeln und ihre Dichtungen</li><li>Laufschaufeln</li></ul>" +
      "<p>Die Turbinenschaufeln werden gewogen.</p>",
  },
  "77-word-raised.html": { stored: "<p>Bis 10<sup>6</sup> und CO<sub>2</sub></p>" },
  "78-formula.html": { stored: "<p>Fläche 12 m<sup>2</sup>·K<sub>A</sub>, geprüft</p>" },
}

test("pastes of other programs keep their meaning, in the editor, stored and on the page", async ({
  dashboard,
  api,
}) => {
  const files = await readdir(folder)
  expect(Object.keys(right)).toEqual(files.toSorted())
  const id = await addService(api, "Aus anderen Programmen")
  await dashboard.goto(`/dashboard/services/${id}`)
  const text = dashboard.getByRole("textbox", { name: "Text, German" })
  for (const [file, { stored, withoutPictures }] of Object.entries(right)) {
    const content = await readFile(join(folder, file), "utf8")
    const isText = file.startsWith("68-") || file.endsWith(".txt")
    await text.click()
    await dashboard.keyboard.press("ControlOrMeta+a")
    await dashboard.keyboard.press("Delete")
    await pasteInto(text, isText ? "" : content, isText ? content : "plain")
    await expect(dashboard.getByRole("alert").filter({ hasText: pictures })).toHaveCount(withoutPictures ? 1 : 0)
    await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
    await expect
      .poll(
        async () => (await api.get<Service>(`/service/${id}`)).text_de.replace(/(?:<p><\/p>|<p><br \/><\/p>)+$/u, ""),
        {
          message: file,
        },
      )
      .toBe(stored)
    const html = await (await fetch(`${new URL(dashboard.url()).origin}/service/${id}`)).text()
    expect(html, file).toContain(stored)
  }
})
