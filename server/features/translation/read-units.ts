import { type Language, defaultLanguage } from "#contract/language.ts"
import type { PublishedKind } from "#contract/publishing.ts"
import { publishedKinds } from "#contract/record-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isTranslated } from "#server/records/check-translation.ts"
import type { AnyRecord, RecordId, RecordRegistry } from "#server/records/define-record.ts"
import { listOwnFields } from "#server/records/read-records.ts"
import { type Pair, type RecordFields, pairTranslations } from "./pair-records.ts"
import { type FormerText, formerTexts, lastChange, writtenAt } from "./former-texts.ts"
import { type Stamps, type StoredVersion, listStamps, listVersionsOf } from "./store.ts"

/** A text of a record in one language as it is stored, beside its German source. */
export interface Unit {
  key: string
  kind: PublishedKind
  /** Record with the German text. */
  sourceId: RecordId
  /** Record that holds the translation; null while the language has none. */
  targetId: RecordId | null
  parentId: number
  field: string
  /** Field of the target that a draft names. */
  column: string
  /** Picture that an `alt` describes. */
  image: { id: number; path: string } | null
  lang: Language
  title: string
  rich: boolean
  source: string
  translation: string
  /** Sources of the past, oldest first, each with the time until which it was the source. */
  former: readonly FormerText[]
  /** When the translation was written or marked as current. */
  writtenAt: string
  /** Whether the record says itself which language its texts have, so that a copy of the source is no translation. */
  isOwnRecord: boolean
  version: number
}

/** Returns the texts of all kinds of record that have drafts, remembered until visible content changes. */
export const readUnits = ({ content, db, records }: Pick<AppContext, "content" | "db" | "records">): Promise<Unit[]> =>
  content.remember("translation units", () => collectUnits(db, records))

async function collectUnits(db: Database, records: RecordRegistry): Promise<Unit[]> {
  const units: Unit[] = []
  const pairsOfKind = new Map<PublishedKind, readonly Pair[]>()
  for (const kind of publishedKinds) {
    const definition = records[kind]
    const stored = await listOwnFields(db, definition, {}, "edited")
    const list = stored.map((record): RecordFields => ({ ...record }))
    const parents = pairsOfKind.get(definition.parent?.kind as PublishedKind) ?? []
    const pairs = pairTranslations(definition, list, parents)
    pairsOfKind.set(kind, pairs)
    const context = {
      definition,
      kind,
      versions: await listVersionsOf(db, kind),
      stamps: await listStamps(db, definition),
    }
    for (const pair of pairs) units.push(...unitsOf(context, pair))
  }
  return units
}

interface Context {
  definition: AnyRecord
  kind: PublishedKind
  versions: ReadonlyMap<string, StoredVersion[]>
  stamps: Stamps
}

/** Names of a kind's texts without their language, and whether a record holds them in every language. */
export function translatedNames({ patch }: Pick<AnyRecord, "patch">): { names: string[]; isLocalized: boolean } {
  const fields = Object.keys(patch.shape)
  const german = `_${defaultLanguage}`
  const localized = fields.filter((field) => field.endsWith(german)).map((field) => field.slice(0, -german.length))
  return localized.length > 0
    ? { names: localized, isLocalized: true }
    : { names: fields.filter(isTranslated), isLocalized: false }
}

/** A text of a pair: how it is read from a record or from one of its stored versions. */
interface Text {
  field: string
  name: string
  column: string
  image: Unit["image"]
  isRich: boolean
  sourceIn: (record: RecordFields) => string | undefined
  targetIn: (record: RecordFields) => string | undefined
}

function unitsOf({ definition, kind, versions, stamps }: Context, { source, target, lang }: Pair): Unit[] {
  const { key = "id", parent } = definition
  const { isLocalized } = translatedNames(definition)
  const sourceId = source[key] as RecordId
  const targetId = target ? (target[key] as RecordId) : null
  const versionsIn = (id: RecordId | null) => versions.get(String(id)) ?? []
  const shown = target ?? source
  const texts = [...fieldTexts(definition, lang), ...altTexts(source, target, lang)].map((text) => ({
    ...text,
    former: formerTexts(versionsIn(sourceId), source, text.sourceIn),
    changes: target ? formerTexts(versionsIn(targetId), target, text.targetIn) : [],
  }))
  const lastOfAny = texts.reduce((last, { image, changes }) => (image ? last : later(last, lastChange(changes))), "")
  const stamp = isLocalized ? stringOf(source[`updated_at_${lang}`]) : (stamps.get(String(targetId)) ?? "")
  return texts.flatMap(({ field, name, column, image, isRich, sourceIn, targetIn, former, changes }) => {
    const german = sourceIn(source) ?? ""
    if (hasNoText(german)) return []
    return [
      {
        key: `${kind}/${sourceId}/${name}/${lang}`,
        kind,
        sourceId,
        targetId,
        parentId: Number(shown[parent?.column ?? ""] ?? 0),
        field,
        column,
        image,
        lang,
        title: definition.title(source as never),
        rich: isRich,
        source: german,
        translation: (target && targetIn(target)) ?? "",
        former,
        writtenAt: isLocalized ? writtenAt(changes, stamp > lastOfAny ? stamp : "") : later(lastChange(changes), stamp),
        isOwnRecord: !isLocalized,
        version: Number(shown["version"]),
      },
    ]
  })
}

const later = (time: string, other: string): string => (time > other ? time : other)

function fieldTexts(definition: AnyRecord, lang: Language): Text[] {
  const { names, isLocalized } = translatedNames(definition)
  return names.map((name) => {
    const [german, column] = isLocalized ? [`${name}_${defaultLanguage}`, `${name}_${lang}`] : [name, name]
    return {
      field: name,
      name,
      column,
      image: null,
      isRich: definition.richTexts.includes(name),
      sourceIn: (record) => textIn(record, german),
      targetIn: (record) => textIn(record, column),
    }
  })
}

const textIn = (record: RecordFields, column: string): string | undefined => {
  const value = record[column]
  return typeof value === "string" ? value : undefined
}

interface StoredImage extends RecordFields {
  id: number
  path: string
}
const imagesOf = (record: RecordFields): StoredImage[] => (record["image_list"] ?? []) as StoredImage[]

/** Returns the alternative texts of the target's pictures; the source of each is that of the same file in German. */
function altTexts(source: RecordFields, target: RecordFields | null, lang: Language): Text[] {
  return imagesOf(target ?? source).flatMap((image) => {
    if (image["decorative"] === true || target === null) return []
    const altIn = (language: Language) => (record: RecordFields) => {
      const sameImage = imagesOf(record).find(({ path }) => path === image.path)
      return sameImage && (textIn(sameImage, `alt_${language}`) ?? "")
    }
    const inSource = altIn(defaultLanguage)
    return [
      {
        field: "alt",
        name: `alt-${image.id}`,
        column: `alt_${lang}`,
        image: { id: image.id, path: image.path },
        isRich: false,
        sourceIn: (record) => inSource(record) || textIn(image, `alt_${defaultLanguage}`),
        targetIn: altIn(lang),
      },
    ]
  })
}

/** Returns whether a text, rich or plain, has nothing to read. */
export const hasNoText = (text: string): boolean => text.replaceAll(/<[^>]*>|&nbsp;|\s/gu, "") === ""

const stringOf = (value: unknown): string => (typeof value === "string" ? value : "")
