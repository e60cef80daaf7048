import type { ImageUse } from "#contract/image.ts"
import { AppError, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { createRecord } from "#server/records/create-record.ts"
import type { RecordId } from "#server/records/define-record.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { saveDraftIn } from "../../publishing/commands/save-draft.ts"
import { checkDraft, imageUsesOf } from "../../publishing/draft-fields.ts"
import { findDraft } from "../../publishing/store.ts"
import { type Unit, readUnits, translatedNames } from "../read-units.ts"
import { languagesOf } from "../read-translations.ts"
import type { RowFault } from "../files/translation-file.ts"

/** A text to write, and when it was translated. */
export interface Write {
  unit: Unit
  translation: string
  at: string
}

/**
 * Stores translations in the drafts of their records, beside what these hold; a record that a language lacks is
 * created, not published. Throws as the save of a draft does, and `forbidden` for a language that is not the caller's.
 */
export async function writeTranslations(caller: Caller, writes: readonly Write[]): Promise<void> {
  const ownLanguages = languagesOf(caller.account)
  const foreign = writes.find(({ unit }) => !ownLanguages.includes(unit.lang))
  if (foreign) throw new AppError("forbidden", { detail: `This account does not translate into ${foreign.unit.lang}` })
  const records = Map.groupBy(writes, ({ unit }) => `${unit.kind}/${unit.targetId ?? `${unit.sourceId}/${unit.lang}`}`)
  for (const group of records.values()) {
    const unit = group[0]?.unit
    if (!unit) continue
    if (unit.targetId === null) await createTranslation(caller, unit, group)
    else await saveIn(caller, unit, unit.targetId, group)
  }
}

async function saveIn(caller: Caller, { kind }: Unit, id: RecordId, writes: readonly Write[]): Promise<void> {
  const { app } = caller
  await app.db.transaction().execute(async (trx) => {
    const live = await existingRecord(trx, app.records[kind], id)
    // Texts of one time are saved together, so that each keeps its own.
    for (const [at, group] of Map.groupBy(writes, (write) => write.at)) {
      const draft = await findDraft(trx, kind, id)
      const input = {
        patch: { ...draft?.patch, ...patchOf(group, draft?.patch ?? {}, live) },
        based_on: live.version,
        ready: draft?.ready ?? false,
        note: draft?.note ?? "",
      }
      await saveDraftIn(trx, caller, { kind, id, live }, input, { expected: null, at })
    }
  })
}

function patchOf(writes: readonly Write[], draft: Readonly<Record<string, unknown>>, live: object) {
  const patch: Record<string, unknown> = {}
  let images = (draft["image_list"] ?? imageUsesOf((live as { image_list?: unknown }).image_list)) as ImageUse[]
  for (const { unit, translation } of writes)
    if (!unit.image) patch[unit.column] = translation
    else {
      const { id } = unit.image
      images = images.map((use) => (use.id === id ? { ...use, [unit.column]: translation } : use))
      patch["image_list"] = images
    }
  return patch
}

/** Creates the record of a language that has none, as somebody who only translates may: hidden, with the source's values. */
async function createTranslation(
  { app, account }: Caller,
  { kind, lang, sourceId }: Unit,
  writes: readonly Write[],
): Promise<void> {
  const definition = app.records[kind]
  const { change, translate } = definition.abilities
  if (!translate) throw invalid("key", "not_found")
  const abilities = account.abilities.filter((ability) => ability !== change)
  const translator = { app, account: { ...account, abilities, languages: [lang] } }
  const texts = Object.fromEntries(writes.map(({ unit, translation }) => [unit.column, translation]))
  const source: Readonly<Record<string, unknown>> = { ...(await existingRecord(app.db, definition, sourceId)) }
  const required = translatedNames(definition).names.flatMap((name) =>
    definition.input.safeParse({ ...source, [name]: "" }).success ? [] : [[name, source[name]]],
  )
  const input = { ...Object.fromEntries(required), ...texts, lang: lang.toUpperCase(), translation_of: sourceId }
  const checked = definition.input.safeParse(input)
  if (!checked.success) throw invalid("translation", checked.error.issues[0]?.message ?? "invalid")
  await createRecord(translator, definition, checked.data)
}

/** Returns why a text cannot be stored in its field; null where it can. */
export function checkWrite(
  { records }: Pick<Caller["app"], "records">,
  { kind, column, image }: Unit,
  text: string,
): RowFault | null {
  const patch = image ? { image_list: [{ id: image.id, [column]: text }] } : { [column]: text }
  try {
    checkDraft(records[kind], patch)
    return null
  } catch (error) {
    return faultOf(error)
  }
}

/** Returns why a record rejects its texts; throws what is no rejection. */
export function faultOf(error: unknown): RowFault {
  if (!(error instanceof AppError)) throw error
  const { code, message } = error.details.errors?.[0] ?? error
  return { code, value: "", message: message ?? error.message }
}

/** Returns units by key, for calls that name them. */
export const unitsByKey = async (app: Caller["app"]): Promise<ReadonlyMap<string, Unit>> =>
  new Map((await readUnits(app)).map((unit) => [unit.key, unit]))
