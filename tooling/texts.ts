import { readFileSync, writeFileSync } from "node:fs"
import { glob } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import { type Language, isLanguage } from "#contract/language.ts"
import { targetLanguages } from "#contract/translation-constants.ts"
import { openTranslationFile } from "#server/features/translation/files/open-translation-file.ts"
import type { FileUnit } from "#server/features/translation/files/translation-file.ts"
import { writeTranslationWorkbook } from "#server/features/translation/files/workbook-file.ts"
import { writeXliff } from "#server/features/translation/files/xliff-file.ts"
import { root } from "./root.ts"

const help = `Usage: npm run texts -- COMMAND

  export FILE [--lang LANGUAGE]   the program's own texts as .xlsx or .xlf
  import FILE                     writes changed texts of such a file into the dictionaries

Texts with numbers or names in them are exported with examples, marked "for a developer", and are not imported.`

const site = "the program's own texts"
const folders = ["app/i18n", "server/i18n"]

/** A text of a dictionary: where it is, and what it says; null for one that is a function. */
interface Text {
  path: string
  value: string
  isPlain: boolean
}

/** Returns an example of a text that is made of numbers and names. */
function exampleOf(make: (...values: unknown[]) => unknown): string {
  for (const sample of [3, "X", ["X", "Y"]])
    try {
      const made = make(...Array.from({ length: make.length }, () => sample))
      if (typeof made === "string" && !/NaN|undefined|\[object/u.test(made)) return made
    } catch {
      // It takes another kind of value.
    }
  return ""
}

/** Returns the texts of a dictionary by their path in it. */
export function flattenTexts(value: unknown, path = ""): Text[] {
  if (typeof value === "string") return value === "" ? [] : [{ path, value, isPlain: true }]
  if (typeof value === "function") {
    const example = exampleOf(value as (...values: unknown[]) => unknown)
    return example === "" ? [] : [{ path, value: example, isPlain: false }]
  }
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => flattenTexts(inner, path === "" ? name : `${path}.${name}`))
}

/** Returns the folders that have a dictionary in each language, as repository paths. */
async function dictionaryFolders(): Promise<string[]> {
  const problems: string[] = []
  for (const folder of folders)
    for await (const file of glob(`${folder}/**/de.ts`, { cwd: root })) problems.push(file.slice(0, -"/de.ts".length))
  return problems.sort()
}

const fileOf = (folder: string, language: Language): string => join(root, folder, `${language}.ts`)

const readTexts = async (folder: string, language: Language): Promise<Map<string, Text>> => {
  const exported: unknown = await import(pathToFileURL(fileOf(folder, language)).href)
  return new Map(flattenTexts({ ...(exported as object) }).map((text) => [text.path, text]))
}

async function collectUnits(chosen: readonly Language[]): Promise<FileUnit[]> {
  const units: FileUnit[] = []
  for (const folder of await dictionaryFolders()) {
    const german = await readTexts(folder, "de")
    for (const lang of chosen) {
      const texts = await readTexts(folder, lang)
      for (const { path, value, isPlain } of german.values())
        units.push({
          key: `${folder.replaceAll("/", ".")}/${path.replaceAll(/[^\w-]/gu, "_")}/${isPlain ? "text" : "developer"}/${lang}`,
          lang,
          rich: false,
          where: isPlain ? path : `${path} (for a developer)`,
          address: folder,
          source: value,
          translation: texts.get(path)?.value ?? "",
          state: texts.has(path) ? "current" : "missing",
        })
    }
  }
  return units
}

/**
 * Returns a dictionary with a text replaced; null where it is not written in one piece there, or more than once, so that
 * a person has to do it.
 */
export function replaceText(code: string, before: string, after: string): string | null {
  const [from, to] = [JSON.stringify(before), JSON.stringify(after)]
  const pieces = code.split(from)
  return pieces.length === 2 ? pieces.join(to) : null
}

async function exportTexts(file: string, chosen: readonly Language[]): Promise<string> {
  const units = await collectUnits(chosen)
  const stamp = { site, date: new Date().toISOString() }
  writeFileSync(file, file.endsWith(".xlsx") ? await writeTranslationWorkbook(units, stamp) : writeXliff(units, stamp))
  return `${units.length} texts are in ${file}`
}

async function importTexts(file: string): Promise<string> {
  const bytes = readFileSync(file)
  const read = await openTranslationFile({ bytes, name: file, site })
  if ("problem" in read || read.site !== site) throw new Error(`${file} was not exported by npm run texts`)
  const units = new Map((await collectUnits(targetLanguages)).map((unit) => [unit.key, unit]))
  const left: string[] = []
  let changed = 0
  for (const { key, translation, isOpen } of read.rows) {
    const unit = units.get(key)
    const text = translation.text.trim()
    if (!unit || isOpen || text === "" || text === unit.translation.trim()) continue
    const path = fileOf(unit.address, unit.lang as Language)
    const code = key.includes("/text/") ? replaceText(readFileSync(path, "utf8"), unit.translation, text) : null
    if (code === null) left.push(`  ${unit.address}/${unit.lang}.ts, ${unit.where}: ${text}`)
    else {
      writeFileSync(path, code)
      changed++
    }
  }
  return [`${changed} texts were written`, ...(left.length > 0 ? ["For a developer:", ...left] : [])].join("\n")
}

/** Runs `npm run texts`; returns the exit code. */
export async function texts(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { lang: { type: "string" } } })
  const [command = "", file = ""] = positionals
  const chosen = isLanguage(values.lang) ? [values.lang] : targetLanguages
  if (file === "" || (command !== "export" && command !== "import")) {
    console.log(help)
    return 2
  }
  console.log(command === "export" ? await exportTexts(file, chosen) : await importTexts(file))
  return 0
}
