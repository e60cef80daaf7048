import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import { useRefresh } from "../api/read.ts"
import { fieldValues } from "../editor/record-values.ts"
import type { RecordEditor } from "./use-record-editor.ts"
import type { StoredRecord } from "./stored-record.ts"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { useAction } from "../ui/use-action.ts"
import { codeOf } from "../translations/group-translations.ts"
import { presentLanguages, leadOf, partFor } from "../translations/joint.ts"
import { useMayWriteIn } from "../translations/use-may-write-in.ts"

export interface MissingOptions {
  /** The text that no record is without. */
  title?: string
  /** Field of a new record that names the one whose pictures and properties it copies. */
  copyFrom?: string
}

interface MissingMemberProps extends MissingOptions {
  editor: RecordEditor
  language: Language
}

/** A language without a record: creates one, not published, with the texts of the first or with its title only. */
export function MissingMember({ editor, language, title, copyFrom }: MissingMemberProps) {
  const { editor: texts } = useDashboardTexts()
  const mayWriteIn = useMayWriteIn()
  const isReadOnly = useIsReadOnly()
  const refresh = useRefresh()
  const { isBusy, run } = useAction({ about: "save" })
  const { kind, record, store, values, joint = { texts: [], shared: [] } } = editor
  const members = record.members ?? {}
  const lead = leadOf(members)
  const [source = language] = presentLanguages(members)
  const create = (names: readonly string[]) =>
    run(async () => {
      const form = new FormData()
      for (const name of names) form.set(name, values[`${name}_${source}`] ?? "")
      form.set("lang", codeOf(language))
      form.set("translation_of", String(lead.id))
      // What a translator creates is not published, and the server copies all else.
      if (!isReadOnly) {
        const shared = partFor({ ...lead }, joint, language)
        for (const [name, value] of Object.entries(fieldValues(shared, joint.shared))) form.set(name, value)
        form.set("hidden", "all")
        if (copyFrom !== undefined) form.set(copyFrom, String(lead.id))
      }
      const created = (await callRecord({ kind, id: null }, "POST", { form })) as StoredRecord
      const joined = await store.adopt?.(language, created)
      if (joined) editor.acceptStored(joined)
      await editor.drafting.refresh()
      await refresh()
    })
  return (
    <div className="state-note state-note-warning member-missing">
      <b>{texts.nothingIn(language)}</b>
      {title !== undefined && mayWriteIn(language) && (
        <>
          <p>{texts.nothingInText}</p>
          <Button
            look="line"
            busy={isBusy}
            onClick={() => void create(joint.texts.filter((name) => !name.startsWith("meta_")))}
          >
            {texts.startFrom(source)}
          </Button>
          <Button look="quiet" busy={isBusy} onClick={() => void create([title])}>
            {texts.startEmpty}
          </Button>
        </>
      )}
    </div>
  )
}
