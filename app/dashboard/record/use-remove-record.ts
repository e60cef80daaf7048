import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import { useRemove } from "../trash/use-remove.ts"
import type { RecordFormDefinition } from "./define-form.ts"
import type { StoredRecord } from "./use-record-editor.ts"

interface RemoveOptions {
  version?: number
  /** Where the record is in its list, from 1, if the question says it. */
  position?: number
  onRestored?: (() => void) | undefined
}

/**
 * Returns the function that deletes a record of a kind after a confirmation that names it; resolves to whether it is
 * gone.
 */
export function useRemoveRecord(definition: RecordFormDefinition) {
  const { kind, removeText, parent } = definition
  const texts = useDashboardTexts()
  const { remove: button, removeFailed: failed } = definition.texts(texts)
  const language = useDashboardLanguage()
  const remove = useRemove()
  return (record: StoredRecord, { version = record.version, position = 0, onRestored }: RemoveOptions = {}) =>
    remove({
      question: removeText(record, language, texts, position),
      button,
      call: () =>
        callRecord({ kind, id: parent === undefined ? record.id : `${record.id}/${parent}` }, "DELETE", { version }),
      entry: `${kind}-${record.id}`,
      ...(failed === undefined ? {} : { failed }),
      ...(onRestored ? { onRestored } : {}),
    })
}
