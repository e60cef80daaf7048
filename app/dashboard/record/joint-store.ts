import type { Image, ImageUse } from "#contract/image.ts"
import { type Language, languages } from "#contract/language.ts"
import type { Publication } from "#contract/publishing.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { ApiError } from "../api/call-api.ts"
import { pictureOf, usesOf } from "../editor/pictures.ts"
import type { EditableRecord } from "../editor/record-values.ts"
import {
  type Joint,
  type ByLanguage,
  fieldOfRecord,
  joinPublications,
  joinRecords,
  jointFields,
  presentLanguages,
  leadOf,
  partFor,
} from "../translations/joint.ts"
import { mirrorPictures } from "./mirror-pictures.ts"
import { type RecordStore, type SentDraft, singleStore } from "./record-store.ts"
import type { StoredRecord } from "./stored-record.ts"

interface JointStoreOptions<K extends RecordKind> {
  kind: K
  joint: Joint
  members: ByLanguage<StoredRecord<K>>
  publications: ByLanguage<Publication>
  /** Translators may not add pictures to a record. */
  mayAddPictures: boolean
}

const imageUsesOf = (images: readonly Image[]): ImageUse[] => usesOf(images.map(pictureOf))

/** Returns fields as a text that is the same for the same values, in any order. */
const inOrder = (fields: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(fields).toSorted(([left], [right]) => left.localeCompare(right)))

/**
 * Returns the calls to a thing's record in each language: a patch is split among them, pictures are the same in all. The
 * joined version is the sum of theirs, which only grows, so that each stands for the versions of all.
 */
export function jointStore<K extends RecordKind>(options: JointStoreOptions<K>): RecordStore<StoredRecord<K>> {
  const { kind, joint, mayAddPictures } = options
  const members: Partial<Record<Language, StoredRecord<K>>> = { ...options.members }
  const publications: Partial<Record<Language, Publication>> = { ...options.publications }
  const versions = new Map<number, Readonly<Partial<Record<Language, number>>>>()
  const joined = (): StoredRecord<K> => {
    const record = joinRecords<StoredRecord<K>>(members, joint)
    versions.set(
      record.version,
      Object.fromEntries(presentLanguages(members).map((language) => [language, members[language]?.version])),
    )
    return record
  }
  const published = () => joinPublications(members, publications, joint)
  joined()
  const versionOf = (version: number, language: Language): number =>
    versions.get(version)?.[language] ?? members[language]?.version ?? 0

  /** Runs calls to each record in turn; an error is told by the names of the form. */
  const forEach = async (
    act: (language: Language, store: RecordStore<StoredRecord<K>>, member: StoredRecord<K>) => Promise<void>,
  ) => {
    for (const language of languages) {
      const member = members[language]
      if (!member) continue
      try {
        await act(language, singleStore<K>({ kind, id: member.id }), member)
      } catch (error) {
        throw renamed(error, language)
      }
    }
  }
  const renamed = (error: unknown, language: Language) => {
    if (!(error instanceof ApiError)) return error
    const { current, errors = [], ...problem } = error.problem
    const paths = errors.map((fault) => ({
      ...fault,
      path: Object.keys(jointFields({ [fault.path]: "" }, joint, language))[0] ?? fault.path,
    }))
    if (typeof current !== "object" || current === null) return new ApiError({ ...problem, errors: paths })
    const isRecord = "image_list" in current
    if (isRecord) members[language] = { ...leadOf(members), ...members[language], ...current }
    return new ApiError({ ...problem, errors: paths, current: isRecord ? joined() : current })
  }

  /** Returns the part of a patch for one record, with the form's pictures as its own. */
  const partOf = async (
    patch: Readonly<Record<string, unknown>>,
    language: Language,
    { id, image_list }: EditableRecord,
  ) => {
    const part = partFor(patch, joint, language)
    const uses = patch["image_list"] as readonly ImageUse[] | undefined
    if (!uses) return part
    const lead = leadOf(members)
    if (id === lead.id) return { ...part, image_list: uses }
    const knownImages = [...lead.image_list, ...published().images]
    const drafted = publications[language]?.images ?? []
    const mirror = { kind, id, live: image_list, drafted, uses, known: knownImages, mayAdd: mayAddPictures }
    return { ...part, image_list: await mirrorPictures(mirror) }
  }
  const saveDraftOf = async (language: Language, member: StoredRecord<K>, draft: SentDraft) => {
    const before = publications[language]?.draft ?? null
    const part = await partOf(draft.patch, language, member)
    // A change that only this record has is none of the form's.
    const shown = published().draft?.patch ?? {}
    const others = Object.entries(before?.patch ?? {}).filter(
      ([name]) => !joint.texts.includes(name) && !(name in shown),
    )
    const patch = { ...Object.fromEntries(others), ...part }
    const isSame = inOrder(patch) === inOrder(before?.patch ?? {})
    if (isSame && (!before || (before.ready === draft.ready && (!draft.ready || before.note === draft.note)))) return
    const based_on = versionOf(draft.based_on, language)
    const store = singleStore<K>({ kind, id: member.id })
    publications[language] = await store.saveDraft({ ...draft, patch, based_on }, before?.version ?? 0)
  }
  return {
    read: async () => {
      await forEach(async (language, store) => {
        members[language] = await store.read()
      })
      return joined()
    },
    patch: async ({ hidden, ...json }, version) => {
      await forEach(async (language, store, member) => {
        const part = await partOf(json, language, member)
        const isHidden = publications[language]?.hidden === "all"
        const isToHide = hidden === "all" || (hidden?.includes(language) ?? false)
        const change = hidden !== undefined && isToHide !== isHidden ? { hidden: isToHide ? ("all" as const) : [] } : {}
        const sent = { ...part, ...change }
        if (Object.keys(sent).length === 0) return
        members[language] = { ...member, ...(await store.patch(sent, versionOf(version, language))) }
        publications[language] = await store.readPublication()
      })
      return joined()
    },
    readPublication: async () => {
      await forEach(async (language, store) => {
        publications[language] = await store.readPublication()
      })
      return published()
    },
    saveDraft: async (draft) => {
      await forEach((language, _store, member) => saveDraftOf(language, member, draft))
      return published()
    },
    publishDraft: async (choice) => {
      await forEach(async (language, store, member) => {
        const { draft, hidden } = publications[language] ?? {}
        if (choice && !choice.languages.includes(language)) return
        if (draft) members[language] = { ...member, ...(await store.publishDraft(null, draft.version)) }
        // As with languages of one record, those chosen become visible.
        if (choice && hidden === "all")
          members[language] = { ...member, ...(await store.patch({ hidden: [] }, members[language]?.version ?? 0)) }
      })
      return joined()
    },
    dropDraft: () =>
      forEach(async (language, store) => {
        const draft = publications[language]?.draft
        if (draft) await store.dropDraft(draft.version)
      }),
    restore: async (former, version) => {
      await forEach(async (language, store, member) => {
        const before = versions.get(former)?.[language]
        if (before === undefined || before >= versionOf(version, language)) return
        members[language] = { ...member, ...(await store.restore(before, versionOf(version, language))) }
      })
      return joined()
    },
    isNext: (former, version) =>
      version > former &&
      presentLanguages(members).every((language) => versionOf(version, language) - versionOf(former, language) <= 1),
    plan: (plan) =>
      forEach(async (language, store) => {
        const { act, at, languages: chosen = [] } = plan
        const isMeant = chosen.length === 0 || chosen.includes(language)
        if (isMeant && (act !== "publish" || publications[language]?.draft)) await store.plan({ act, at })
      }),
    accept: ({ members: stored = {} }) => {
      for (const language of presentLanguages(stored)) {
        const member = stored[language] as StoredRecord<K> | undefined
        if (member && member.version > (members[language]?.version ?? 0)) members[language] = member
      }
      joined()
    },
    equalise: async (language, names) => {
      const member = members[language]
      if (!member) return joined()
      const lead = joined()
      const patch = Object.fromEntries(
        names.map((name) => [name, name === "image_list" ? imageUsesOf(lead.image_list) : fieldOfRecord(lead, name)]),
      )
      try {
        const json = await partOf(patch, language, member)
        members[language] = {
          ...member,
          ...(await singleStore<K>({ kind, id: member.id }).patch(json, member.version)),
        }
      } catch (error) {
        throw renamed(error, language)
      }
      return joined()
    },
    adopt: async (language, record) => {
      members[language] = record
      publications[language] = await singleStore<K>({ kind, id: record.id }).readPublication()
      return joined()
    },
    changedBy: (patch) =>
      presentLanguages(members).map((language) => {
        const id = members[language]?.id ?? 0
        const uses = id === leadOf(members).id ? patch["image_list"] : undefined
        return {
          at: { kind, id },
          patch: { ...partFor(patch, joint, language), ...(uses === undefined ? {} : { image_list: uses }) },
        }
      }),
  }
}
