import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { pagedKinds } from "#contract/record-constants.ts"
import { callRecord } from "../api/call-record.ts"
import { unlessGone } from "../api/error-text.ts"
import { LinksHere, useLeadOldLinks } from "./links-here.tsx"
import { noTarget } from "../page-target/target-field.tsx"
import { recordsOf } from "../translations/joint.ts"
import { useRemove } from "../trash/use-remove.ts"
import type { RecordFormDefinition } from "./define-form.ts"
import type { StoredRecord } from "./stored-record.ts"

interface RemoveOptions {
  version?: number
  /** Where the record is in its list, from 1, if the question says it. */
  position?: number
  onRestored?: (() => void) | undefined
}

/**
 * Returns the function that deletes a record of a kind after a confirmation that names it and what links to its page;
 * resolves to whether it is gone.
 */
export function useRemoveRecord(definition: RecordFormDefinition) {
  const { kind, removeText, parent } = definition
  const texts = useDashboardTexts()
  const { remove: button, removeFailed: failed } = definition.texts(texts)
  const language = useDashboardLanguage()
  const remove = useRemove()
  const leadOldLinks = useLeadOldLinks()
  const hasPage = pagedKinds.some((paged) => paged === kind)
  return async (record: StoredRecord, { version = record.version, position = 0, onRestored }: RemoveOptions = {}) => {
    const members = record.members ? recordsOf(record) : [{ ...record, version }]
    let target = noTarget
    const links = <LinksHere kind={kind} ids={members.map(({ id }) => id)} onLead={(chosen) => (target = chosen)} />
    const text = removeText(record, language, texts, position)
    const isGone = await remove({
      question: hasPage ? [<p key="text">{text}</p>, <div key="links">{links}</div>] : text,
      button,
      // Of a thing with a record in each language all go; the first goes last and comes back first.
      call: async () => {
        for (const { id, version: memberVersion } of members.toReversed())
          await callRecord({ kind, id: parent === undefined ? id : `${id}/${parent}` }, "DELETE", {
            version: memberVersion,
          }).catch(unlessGone)
      },
      entry: members.map(({ id }) => `${kind}-${id}`),
      ...(failed === undefined ? {} : { failed }),
      ...(onRestored ? { onRestored } : {}),
    })
    // The screen of what is gone is left meanwhile.
    if (isGone) void leadOldLinks(kind, members, target)
    return isGone
  }
}
