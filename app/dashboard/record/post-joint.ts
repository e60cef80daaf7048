import type { Language } from "#contract/language.ts"
import { languages } from "#contract/language.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { callRecord } from "../api/call-record.ts"
import type { Values } from "../editor/edit-state.ts"
import { fieldValues } from "../editor/record-values.ts"
import { type Joint, type ByLanguage, partFor } from "../translations/joint.ts"
import { describeImages } from "./save-record.ts"
import type { NewFiles, StoredRecord } from "./stored-record.ts"

interface PostJointOptions<K extends RecordKind> {
  kind: K
  joint: Joint
  values: Values
  /** Languages that get a record. */
  languages: readonly Language[]
  sent: NewFiles
  /** Files, the field that holds them, and whether each record gets them, or the first one only. */
  files: readonly File[]
  field: string
  hasFilesInEach?: boolean
  /** Returns further fields of the record of a language; `first` is the one already posted. */
  extra: (language: Language, first: StoredRecord<K> | null) => Values
  /** Tells records of the kind apart in one form. */
  name?: string
}

/** Posts the records of a new thing, one in each language; those posted before a failure are not posted again. */
export async function postJoint<K extends RecordKind>(
  options: PostJointOptions<K>,
): Promise<ByLanguage<StoredRecord<K>>> {
  const { kind, joint, values, sent, files, field, hasFilesInEach = false, extra, name = kind } = options
  const members: Partial<Record<Language, StoredRecord<K>>> = {}
  let first: StoredRecord<K> | null = null
  for (const language of languages.filter((code) => options.languages.includes(code))) {
    const key = `${name}-${language}`
    const isFirst = first === null
    const posted = sent.posted.get(key) as StoredRecord<K> | undefined
    const record: StoredRecord<K> = posted ?? (await post(language, first))
    sent.posted.set(key, record)
    members[language] = record
    if (isFirst) first = record
  }
  return members

  async function post(language: Language, before: StoredRecord<K> | null): Promise<StoredRecord<K>> {
    const names = [...joint.texts, ...joint.shared]
    const form = new FormData()
    form.set("hidden", values["hidden"] ?? "")
    const fields = { ...fieldValues(partFor(values, joint, language), names), ...extra(language, before) }
    for (const [key, value] of Object.entries(fields)) form.set(key, value)
    const sentFiles = before === null || hasFilesInEach ? files : []
    for (const file of sentFiles) form.append(field, file)
    const created = await callRecord({ kind, id: null }, "POST", { form, onProgress: sent.onProgress })
    const alts = sentFiles.map((file) => sent.alts.get(file) ?? {})
    return (await describeImages({ kind, created, alts, onAltLost: sent.onAltLost })) as StoredRecord<K>
  }
}
