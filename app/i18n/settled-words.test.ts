import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname } from "node:path"
import { expect, test } from "vitest"
import { languages } from "#contract/language.ts"
import { partList as de } from "./part-list/de.ts"
import { partList as en } from "./part-list/en.ts"
import { partList as ru } from "./part-list/ru.ts"

// Words that the glossary replaces by others.
const retired = {
  de: /\bErsatz$|\bErsatz\b,|Nachfolger\b|aus der Ferne|Anmeldename/iu,
  en: /\benquir|\binquir|\bquotation|\bsubstitute|does not response/iu,
  ru: /Выходные данные|^Защита данных$|^Замена$|^Вакансии$|(?:машина|установка) стоит|данные сохранены/iu,
}

test.each(["de", "en", "ru"] as const)("dictionaries in %s use the words of the glossary", (language) => {
  const files = globSync(`app/i18n/**/${language}.ts`)
  expect(files.length).toBeGreaterThan(30)
  const texts = files.flatMap((file) => textsOf(readFileSync(file, "utf8")))
  expect(texts.filter((text) => retired[language].test(text))).toEqual([])
})

test.each(["de", "en", "ru"] as const)("an ellipsis follows a space in German only: %s", (language) => {
  const wrong = language === "de" ? /[\p{L}\p{N}}]…/u : /[\p{L}\p{N}}] …(?=["`])/u
  const lines = globSync(`app/i18n/**/${language}.ts`).flatMap((file) => readFileSync(file, "utf8").split("\n"))
  expect(lines.filter((line) => line.includes("…")).length).toBeGreaterThan(10)
  expect(lines.filter((line) => wrong.test(line))).toEqual([])
})

test("every folder of texts has a dictionary in each language", () => {
  const folders = new Set(globSync("app/i18n/**/??.ts").map((file) => dirname(file)))
  expect(folders.size).toBeGreaterThan(40)
  const missing = [...folders].flatMap((folder) =>
    languages.map((language) => `${folder}/${language}.ts`).filter((file) => !existsSync(file)),
  )
  expect(missing).toEqual([])
})

test("demo content keeps to the settled words", () => {
  const files = globSync("seed/content/{services,spares,pages}/*.json")
  expect(files.length).toBeGreaterThan(20)
  const texts = files.flatMap((file) => readFileSync(file, "utf8").split("\n"))
  expect(texts.filter((text) => retired.en.test(text) || retired.ru.test(text))).toEqual([])
})

test("the successor column has the glossary's name in each language", () => {
  expect([de.substitute, en.substitute, ru.substitute]).toEqual(["Ersetzt durch", "Superseded by", "Заменена на"])
})

/** Returns the texts of a dictionary's source, without keys and code in templates. */
function textsOf(source: string): string[] {
  const literals = source
    .replaceAll(/DashboardTexts\["\w+"\]/gu, "")
    .replaceAll(/\$\{[^{}]*\}/gu, "…")
    .matchAll(/"([^"\n]*)"(?!:)|`([^`]*)`/gu)
  return Array.from(literals, ([, text, template]) => text ?? template ?? "")
}
