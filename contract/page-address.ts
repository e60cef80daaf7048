import { type Language, languages } from "./language.ts"
import { type Localized, fallback } from "./localized.ts"
import { type PagedKind, recordPaths } from "./record-constants.ts"

const longestWords = 60

/** GOST R 7.79-2000, system B, without its marks for ъ, ы, э and ь; ц has a rule of its own. */
const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  "а a,б b,в v,г g,д d,е e,ё yo,ж zh,з z,и i,й j,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х x,ч ch,ш sh,щ shh,ъ ,ы y,ь ,э e,ю yu,я ya"
    .split(",")
    .map((pair) => pair.split(" ")),
)
const german: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" }

/** Returns a title as words of a URL: Latin letters, digits and hyphens, cut at a word; "" without any. */
export function addressWords(title: string): string {
  const words = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/gu, (letter) => german[letter] ?? "")
    // Before и, е, ё, ы, й, ю and я it is c, else cz.
    .replace(/ц(?=[иеёыйюя])/gu, "c")
    .replaceAll("ц", "cz")
    .replace(/[а-яё]/gu, (letter) => cyrillic[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z\d]+/gu, "-")
    .replace(/^-|-$/gu, "")
  if (words.length <= longestWords) return words
  return words
    .slice(0, longestWords + 1)
    .replace(/-[^-]*$/u, "")
    .slice(0, longestWords)
}

/** Returns the path of a page with the words of its title: `/service/3-rotor-overhaul`. */
export function pathWithWords(path: string, title: string): string {
  const words = addressWords(title)
  return words === "" ? path : `${path}-${words}`
}

/** Returns the path of a record's page, without language prefix, with the words of its displayed title. */
export const recordPagePath = (kind: PagedKind, id: number, title: string): string =>
  pathWithWords(`${recordPaths[kind]}/${id}`, title)

/** Returns the paths of a record in every language, with the words of its titles. */
export const recordPagePaths = (
  kind: PagedKind,
  record: Localized<"title", string> & { id: number },
): Record<Language, string> =>
  Object.fromEntries(
    languages.map((language) => [language, recordPagePath(kind, record.id, fallback(record, "title", language).text)]),
  ) as Record<Language, string>

/** Parses the path segment of a record; null for an invalid one. `words` is null for an id alone. */
export function readRecordName(segment: string): { id: number; words: string | null } | null {
  const [, id, words] = /^([1-9]\d{0,8})(?:-(.*))?$/su.exec(segment) ?? []
  return id === undefined ? null : { id: Number(id), words: words ?? null }
}
