import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"

interface EditAndDeleteProps {
  /** Title of the record. */
  name: string
  /** Labels of the buttons, with the record's title. */
  editLabel: string
  deleteLabel: string
  onEdit: () => void
  onDelete: () => void
}

/** Edit and delete buttons of a card; a view button for accounts that may only read. */
export function EditAndDelete({ name, editLabel, deleteLabel, onEdit, onDelete }: EditAndDeleteProps) {
  const { common } = useDashboardTexts()
  if (useIsReadOnly())
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
      <button type="button" className="icon-button delete-button" aria-label={deleteLabel} onClick={onDelete}>
        <Icon name="trash" />
      </button>
    </>
  )
}
