import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"

interface EditAndDeleteProps {
  /** What the record is called. */
  name: string
  /** What the buttons do, with the record's name. */
  editLabel: string
  deleteLabel: string
  onEdit: () => void
  onDelete: () => void
}

/** The pencil and the bin of a card; an eye for people who may only read. */
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
