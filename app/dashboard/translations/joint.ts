import type { Image, ImageUse } from "#contract/image.ts"
import { type Language, languages } from "#contract/language.ts"
import type { Hidden, Publication } from "#contract/publishing.ts"
import type { EditableRecord } from "../editor/record-values.ts"
import type { TitleText } from "../ui/shown-text.ts"
import { firstFilled } from "../ui/shown-text.ts"

/** A thing with one record per language, edited as one: its texts are named `title_de`, all else is the same in each. */
export interface Joint {
  /** Fields with a text in each language. */
  texts: readonly string[]
  /** Fields with the same value in each. */
  shared: readonly string[]
  /** Returns the value of a shared field in a record of a language; default the same. */
  valueIn?: (name: string, value: unknown, language: Language) => unknown
}

export type ByLanguage<R> = Readonly<Partial<Record<Language, R>>>
type Fields = Readonly<Record<string, unknown>>

/** Returns the languages of which there is a record. */
export const presentLanguages = (members: ByLanguage<unknown>): Language[] =>
  languages.filter((language) => members[language] !== undefined)

/** Returns a thing's record in each language; any other record by itself. */
export const recordsOf = <R extends EditableRecord>(record: R): EditableRecord[] =>
  record.members ? presentLanguages(record.members).flatMap((language) => record.members?.[language] ?? []) : [record]

/** Returns the record whose shared values and pictures are shown: the German one, else the first. */
export function leadOf<R>(members: ByLanguage<R>): R {
  const lead = languages.map((language) => members[language]).find((member) => member !== undefined)
  if (lead === undefined) throw new Error("A thing without a record in any language")
  return lead
}

export const fieldOfRecord = (record: object, name: string): unknown => Reflect.get(record, name)

/** Returns a value of a record as text; "" for none. */
export const textOfRecord = (record: object, name: string): string => {
  const value = fieldOfRecord(record, name)
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}

/** Returns the name of a text in the form. */
const nameIn = ({ texts }: Joint, name: string, language: Language): string =>
  texts.includes(name) ? `${name}_${language}` : name

/** Returns a text of a joined record in the reader's language, else in the first that has one. */
export const jointText = (record: object, name: string, language: Language): TitleText => {
  const text = (code: Language) => textOfRecord(record, `${name}_${code}`)
  return firstFilled({ de: text("de"), en: text("en"), ru: text("ru") }, language)
}

/** Joins the records of a thing; its version grows with each of theirs. */
export function joinRecords<R extends EditableRecord>(members: ByLanguage<R>, joint: Joint): R {
  const lead = leadOf(members)
  const all = languages.flatMap((language) => members[language] ?? [])
  const texts = joint.texts.flatMap((name) =>
    languages.map((language) => {
      const member = members[language]
      return [`${name}_${language}`, (member && fieldOfRecord(member, name)) ?? ""] as const
    }),
  )
  return {
    ...lead,
    ...Object.fromEntries(texts),
    version: all.reduce((sum, { version }) => sum + version, 0),
    updated_at:
      all
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .at(-1) ?? "",
    image_list: joinAlts(lead.image_list, lead.image_list, members),
    members,
  }
}

/** Returns pictures with the alt text of each language as the record of that language has it. */
const joinAlts = <Use extends ImageUse>(
  uses: readonly Use[],
  images: readonly Image[],
  members: ByLanguage<{ image_list: readonly Image[] }>,
): Use[] =>
  uses.map((use) => {
    const path = images.find(({ id }) => id === use.id)?.path
    const alts = languages.flatMap((language) => {
      const image = members[language]?.image_list.find((other) => other.path === path)
      return image ? [[`alt_${language}`, image[`alt_${language}`]]] : []
    })
    return { ...use, ...Object.fromEntries(alts) }
  })

/** Returns the part of a joined patch for the record of one language, without pictures. */
export function partFor(patch: Fields, joint: Joint, language: Language): Record<string, unknown> {
  const { texts, shared, valueIn = (_name, value) => value } = joint
  return Object.fromEntries([
    ...texts.flatMap((name) => {
      const key = `${name}_${language}`
      return key in patch ? [[name, patch[key]]] : []
    }),
    ...shared.flatMap((name) => (name in patch ? [[name, valueIn(name, patch[name], language)]] : [])),
  ])
}

/** Returns fields of the record of one language by their names in the form. */
export const jointFields = (fields: Fields, joint: Joint, language: Language): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [nameIn(joint, name, language), value]))

/** Returns the names of shared values in which a record differs from the first: what was written to it alone. */
export function differencesOf(members: ByLanguage<EditableRecord>, joint: Joint, language: Language): string[] {
  const [lead, member] = [leadOf(members), members[language]]
  if (!member || member === lead) return []
  const { shared, valueIn = (_name, value) => value } = joint
  const filesOf = ({ image_list }: EditableRecord) =>
    image_list.map(({ path, focus, decorative }) => `${path} ${focus} ${decorative}`).join()
  return [
    ...shared.filter((name) => fieldOfRecord(member, name) !== valueIn(name, fieldOfRecord(lead, name), language)),
    ...(filesOf(member) === filesOf(lead) ? [] : ["image_list"]),
  ]
}

/** Publication of a joined record, with those of its records. */
export type JointPublication = Publication & { members?: ByLanguage<Publication> }

/** Joins the drafts, plans and visibility of a thing's records; a language is hidden when its record is. */
export function joinPublications(
  members: ByLanguage<EditableRecord>,
  publications: ByLanguage<Publication>,
  joint: Joint,
): JointPublication {
  const present = presentLanguages(publications)
  const lead = leadOf(publications)
  const gone = present.filter((language) => publications[language]?.hidden === "all")
  const hidden: Hidden = gone.length === present.length ? "all" : gone
  return {
    ...lead,
    hidden,
    can_hide: { whole: true, languages: true },
    plans: present.flatMap((language) =>
      (publications[language]?.plans ?? []).map((plan) => ({ ...plan, languages: [language] })),
    ),
    draft: joinDrafts(members, publications, joint),
    members: publications,
  }
}

function joinDrafts(members: ByLanguage<EditableRecord>, publications: ByLanguage<Publication>, joint: Joint) {
  const drafts = languages.flatMap((language) => {
    const draft = publications[language]?.draft
    return draft ? [{ language, draft }] : []
  })
  const [latest] = drafts.toSorted((left, right) => right.draft.saved_at.localeCompare(left.draft.saved_at))
  if (!latest) return null
  const lead = leadOf(members)
  const ofLead = drafts.find(({ language }) => members[language] === lead)
  const join = (part: "patch" | "base") =>
    Object.assign(
      Object.fromEntries(Object.entries(ofLead?.draft[part] ?? {}).filter(([name]) => !joint.texts.includes(name))),
      ...drafts.map(({ language, draft }) => {
        const texts = Object.entries(draft[part]).filter(([name]) => joint.texts.includes(name))
        return jointFields(Object.fromEntries(texts), joint, language)
      }),
    ) as Record<string, unknown>
  const hasPictures = drafts.some(({ draft }) => "image_list" in draft.patch)
  const ready = drafts.every(({ draft }) => draft.ready)
  const returned = drafts.find(({ draft }) => !draft.ready && draft.ready_by !== "")?.draft
  const { note, ready_by, ready_at } = ready ? latest.draft : (returned ?? { note: "", ready_by: "", ready_at: "" })
  return {
    ...latest.draft,
    patch: { ...join("patch"), ...(hasPictures ? { image_list: draftUses(members, publications) } : {}) },
    base: join("base"),
    languages: drafts.map(({ language }) => language),
    version: drafts.reduce((sum, { draft }) => sum + draft.version, 0),
    ready,
    note,
    ready_by,
    ready_at,
  }
}

/** Returns the pictures of the first record's draft with the alt texts of all drafts. */
function draftUses(members: ByLanguage<EditableRecord>, publications: ByLanguage<Publication>): ImageUse[] {
  const shown = Object.fromEntries(
    presentLanguages(members).map((language) => {
      const [member, publication] = [members[language], publications[language]]
      const knownImages = [...(member?.image_list ?? []), ...(publication?.images ?? [])]
      const uses = publication?.draft?.patch["image_list"] as readonly ImageUse[] | undefined
      const image_list = uses?.flatMap((use) =>
        knownImages.filter(({ id }) => id === use.id).map((image) => ({ ...image, ...use })),
      )
      return [language, { image_list: (image_list ?? member?.image_list ?? []) as readonly Image[] }]
    }),
  ) as ByLanguage<{ image_list: readonly Image[] }>
  const { image_list } = leadOf(shown)
  return joinAlts(image_list, image_list, shown).map(({ id, alt_de, alt_en, alt_ru, decorative, focus }) => ({
    id,
    alt_de,
    alt_en,
    alt_ru,
    decorative,
    focus,
  }))
}
