import type { Language } from "#contract/language.ts"
import { targetLanguages } from "#contract/translation-constants.ts"
import type { Translation, TranslationPage, TranslationQuery } from "#contract/translation.ts"
import type { Rights } from "#server/account.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type ServerDraft, countUnready, listDrafts } from "../publishing/store.ts"
import { lastChange, sourceAt } from "./former-texts.ts"
import { type Unit, hasNoText, readUnits } from "./read-units.ts"
import { readGaps } from "../spare/part-gap-store.ts"

/** Returns the languages that an account may translate into. */
export const languagesOf = ({ abilities, languages }: Rights): Language[] =>
  targetLanguages.filter((lang) => abilities.includes("content.draft") || languages.includes(lang))

export type Filter = Pick<TranslationQuery, "lang" | "kind" | "state" | "query">

/** Returns one page of the texts that a query finds, and how much there is to do. */
export async function readTranslations(
  { app, account }: Caller,
  { page, limit, ...filter }: TranslationQuery,
): Promise<TranslationPage> {
  const languages = languagesOf(account)
  const all = await listTexts(app, languages)
  const parts = await readGaps(app)
  const matching = all.filter(passesFilter(filter))
  const open = all.filter(({ state, lang }) => state !== "current" && (!filter.lang || filter.lang === lang))
  const kinds = Map.groupBy(open, ({ kind }) => kind)
  return {
    items: matching.slice((page - 1) * limit, page * limit),
    total: matching.length,
    page,
    limit,
    words: sumWords(matching),
    progress: languages.map((lang) => {
      const texts = all.filter((text) => text.lang === lang)
      return {
        lang,
        missing: texts.filter(({ state }) => state === "missing").length,
        older: texts.filter(({ state }) => state === "older").length,
        words: sumWords(texts.filter(({ state }) => state !== "current")),
        all_words: sumWords(texts),
        parts: parts[`missing_${lang}`],
      }
    }),
    kinds: Object.fromEntries([...kinds].map(([kind, texts]) => [kind, texts.length])),
    unready: account.id === null ? 0 : await countUnready(app.db, account.id),
  }
}

const sumWords = (texts: readonly Translation[]): number => texts.reduce((sum, { words }) => sum + words, 0)

/** Returns whether a text passesFilter the filter; without a state, all that are missing or older. */
export function passesFilter({ lang, kind, state, query = "" }: Filter): (text: Translation) => boolean {
  const words = query.toLocaleLowerCase().split(/\s+/u).filter(Boolean)
  return (text) =>
    (!lang || text.lang === lang) &&
    (!kind || text.kind === kind) &&
    (state === "all" || (state ? text.state === state : text.state !== "current")) &&
    words.every((word) => `${text.title}\n${text.source}\n${text.translation}`.toLocaleLowerCase().includes(word))
}

/** Returns all texts of these languages, each with its draft's text in place of the stored one. */
export async function listTexts(app: Caller["app"], languages: readonly Language[]): Promise<Translation[]> {
  const units = (await readUnits(app)).filter(({ lang }) => languages.includes(lang))
  const drafts = await readDrafts(app.db)
  return units.map((unit) => present(unit, drafts.get(`${unit.kind}/${unit.targetId}`)))
}

type Drafts = ReadonlyMap<string, ServerDraft>

const readDrafts = async (db: Database): Promise<Drafts> =>
  new Map((await listDrafts(db)).map((draft) => [`${draft.kind}/${draft.id}`, draft]))

/** Returns the draft's text of a unit and when it was written; undefined without one. */
function draftOf({ column, image }: Unit, draft: ServerDraft | undefined) {
  const name = image ? "image_list" : column
  const value = draft?.patch[name]
  if (!draft || value === undefined) return undefined
  const use = image ? (value as Record<string, unknown>[]).find(({ id }) => id === image.id) : draft.patch
  const text = use?.[column]
  return typeof text === "string" ? { text, at: draft.written[name] ?? draft.saved_at } : undefined
}

function present(unit: Unit, stored: ServerDraft | undefined): Translation {
  const { key, kind, field, lang, title, rich, source, former, version, isOwnRecord } = unit
  const draft = draftOf(unit, stored)
  const isDraft = draft !== undefined && draft.text !== unit.translation
  const translation = draft?.text ?? unit.translation
  const changed = sourceAt(former, source, isDraft ? draft.at : unit.writtenAt)
  const isMissing = hasNoText(translation) || (isOwnRecord && rich && translation === source)
  return {
    key,
    kind,
    id: unit.targetId ?? unit.sourceId,
    parent_id: unit.parentId,
    field,
    lang,
    title,
    image: unit.image?.path ?? null,
    rich,
    source,
    translation,
    state: isMissing ? "missing" : changed === null ? "current" : "older",
    words: countWords(source),
    changed: isMissing ? null : changed,
    since: lastChange(former),
    draft: isDraft,
    markable: unit.targetId !== null,
    version,
  }
}

const countWords = (text: string): number =>
  (text.replaceAll(/<[^>]*>/gu, " ").match(/[^\s\p{P}\p{S}]\S*/gu) ?? []).length
