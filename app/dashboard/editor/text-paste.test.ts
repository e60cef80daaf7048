import { expect, it } from "vitest"
import { htmlOfText } from "./text-paste.ts"

it.each([
  [
    "lines of a PDF become paragraphs",
    "Der Befund der\nersten Stufe zeigt\nRisse.\n\nZweiter Absatz",
    "<p>Der Befund der ersten Stufe zeigt Risse.</p><p>Zweiter Absatz</p>",
  ],
  [
    "a short line with a full stop ends a paragraph",
    "Die Schaufeln der ersten Stufe wurden\ngeprüft.\nDanach folgte der Probelauf in der\nWerkstatt, ohne Befund.",
    "<p>Die Schaufeln der ersten Stufe wurden geprüft.</p><p>Danach folgte der Probelauf in der Werkstatt, ohne Befund.</p>",
  ],
  [
    "words divided at the end of a line are whole again",
    "Beim Ein-\nund Ausbau der Turbinen-\nschaufeln an der LM-\n2500 wird geprüft.",
    "<p>Beim Ein- und Ausbau der Turbinenschaufeln an der LM-2500 wird geprüft.</p>",
  ],
  ["an address stays lines", "Leinetal Turbinen GmbH\nAm Werk 1\n37124 Rosdorf", null],
  ["short lines without a full stop stay lines", "schrauben\nmuttern\nbolzen", null],
  ["one line stays as it is", "Der Rotor - 5. Stufe - #3 ist *gut*", null],
  [
    "bullets of a PDF become a list, with wrapped lines",
    "Umfang:\n• Verdichter und\nTurbine\n• Brennkammer\nDanach",
    "<p>Umfang:</p><ul><li><p>Verdichter und Turbine</p></li><li><p>Brennkammer Danach</p></li></ul>",
  ],
  [
    "Markdown becomes headings, lists, links and bold text",
    "# Befund\nText mit **Fett** und [Bericht](https://a.example/b?c=1&d=2).\n\n### Teile\n- a\n  - b\n- c\n\n5. fünf\n6. sechs",
    '<h2>Befund</h2><p>Text mit <strong>Fett</strong> und <a href="https://a.example/b?c=1&amp;d=2">Bericht</a>.</p>' +
      "<h3>Teile</h3><ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>" +
      '<ol start="5"><li><p>fünf</p></li><li><p>sechs</p></li></ol>',
  ],
  [
    "a table of Markdown becomes a table",
    "| Typ | MW |\n|---|---:|\n| LM2500 | 25 |\n| LM6000 | 44 |",
    '<table><thead><tr><th scope="col">Typ</th><th scope="col">MW</th></tr></thead><tbody><tr><td>LM2500</td><td>25</td></tr><tr><td>LM6000</td><td>44</td></tr></tbody></table>',
  ],
  ["a single dash or number is text", "Drehzahl in 1/min:\n- 3.600", null],
  [
    "characters of HTML stay characters",
    "- a < b\n- <b>c</b>",
    "<ul><li><p>a &lt; b</p></li><li><p>&lt;b&gt;c&lt;/b&gt;</p></li></ul>",
  ],
])("%s", (_, text, html) => expect(htmlOfText(text)).toBe(html))
