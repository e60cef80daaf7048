import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { type Language, languages } from "#contract/language.ts"
import { mapLanguages } from "#contract/localized.ts"
import type { TextPageLink, blockKinds, blockTargets } from "#contract/text-page-constants.ts"
import type { SettingsPatch } from "#contract/settings.ts"

const contentDir = join(import.meta.dirname, "content")

export type Local<T> = Record<Language, T>

export interface SeedService {
  key: string
  place: "workshop" | "site" | "remote" | "delivery"
  images: string[]
  title: Local<string>
  summary: Local<string>
  text: Local<string[]>
}
export interface SeedSpare {
  key: string
  catalogue: "none" | "generated"
  images: string[]
  title: Local<string>
  subtitle: Local<string>
  text: Local<string[]>
}
export interface SeedPage {
  link: TextPageLink
  images: string[]
  text: Local<string[]>
  title?: Local<string>
  subtitle?: Local<string>
  blocks_title?: Local<string>
  services_title?: Local<string>
  services_subtitle?: Local<string>
  meta_description?: Local<string>
  parts?: SeedBlock[]
}
interface SeedBlock {
  kind?: (typeof blockKinds)[number]
  image: string | null
  title?: Local<string>
  description: Local<string[]>
  link_to?: (typeof blockTargets)[number]
}
export interface SeedCategory {
  key: string
  spare: string
  image: string
  name: Local<string>
  summary: Local<string>
}
export interface SeedProduct {
  key: string
  category: string
  image: string[]
  type: Local<string>
  model: string
  power: number | null
  title: Local<string>
  description: Local<string[]>
  properties: { image: string; description: Local<string[]> }[]
}
export interface SeedPartner {
  key: string
  image: string
  text: Local<string[]>
}
export type SeedMedia = Record<string, { alt: Local<string> }>

const readJson = <T>(...path: string[]): T => JSON.parse(readFileSync(join(contentDir, ...path), "utf8")) as T

const readFolder = <T>(folder: string): { name: string; record: T }[] =>
  readdirSync(join(contentDir, folder))
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => ({ name: name.replace(/\.json$/u, ""), record: readJson<T>(folder, name) }))

export const readServices = () => readFolder<SeedService>("services").map(({ record }) => record)
export const readSpares = () => readFolder<SeedSpare>("spares")
export const readPages = () => readFolder<SeedPage>("pages").map(({ record }) => record)
export const readProducts = () => readFolder<SeedProduct>("products").map(({ record }) => record)
export const readCategories = () => readJson<SeedCategory[]>("categories.json")
export const readPartners = () => readJson<SeedPartner[]>("partners.json")
export const readDemoSettings = () => readJson<SettingsPatch>("settings.json")
export const readMedia = () => readJson<SeedMedia>("media.json")

/** The rows of a parts list: number, a description in each language, substitute, quantity. */
export function readPartRows(name: string) {
  const [, ...lines] = readFileSync(join(contentDir, "spares", `${name}.tsv`), "utf8")
    .trimEnd()
    .split("\n")
  return lines.map((line) => {
    const cells = line.split("\t")
    const cell = (index: number) => cells[index] ?? ""
    return {
      partnumber: cell(0),
      ...mapLanguages("description", (language) => cell(1 + languages.indexOf(language))),
      subst_part: cell(1 + languages.length),
      quantity: Number(cell(2 + languages.length)),
    }
  })
}

/** Returns `{ text_de, text_en, text_ru }` from blocks of HTML per language. */
export function localHtml<Name extends string>(
  name: Name,
  blocks: Local<string[]>,
): Record<`${Name}_${Language}`, string> {
  return mapLanguages(name, (language) => blocks[language].join("\n"))
}

export function localText<Name extends string>(
  name: Name,
  texts: Local<string>,
): Record<`${Name}_${Language}`, string> {
  return mapLanguages(name, (language) => texts[language])
}
