import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMayWriteRecord } from "../translations/use-may-write-in.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"

interface EditAndDeleteProps {
  /** Language of a record that has its own. */
  language?: Language | undefined
  /** Title of the record. */
  name: string
  /** Labels of the buttons, with the record's title. */
  editLabel: string
  deleteLabel: string
  onEdit: () => void
  onDelete: () => void
}

/** Edit and delete buttons of a card; only the first for translators, and a view button for readers. */
export function EditAndDelete({ language, name, editLabel, deleteLabel, onEdit, onDelete }: EditAndDeleteProps) {
  const { common } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  if (!useMayWriteRecord(language))
    return (
      <button type="button" className="icon-button" aria-label={common.detailsOf(name)} onClick={onEdit}>
        <Icon name="eye" />
      </button>
    )
  return (
    <>
      <button type="button" className="icon-button" aria-label={editLabel} onClick={onEdit}>
        <Icon name="edit" />
      </button>
      {!isReadOnly && (
        <button type="button" className="icon-button delete-button" aria-label={deleteLabel} onClick={onDelete}>
          <Icon name="trash" />
        </button>
      )}
    </>
  )
}
