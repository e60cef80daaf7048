import { Icon } from "#app/ui/icon.tsx"

interface EditAndDeleteProps {
  /** What the buttons do, with the record's name. */
  editLabel: string
  deleteLabel: string
  onEdit: () => void
  onDelete: () => void
}

/** The pencil and the bin of a card. */
export function EditAndDelete({ editLabel, deleteLabel, onEdit, onDelete }: EditAndDeleteProps) {
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
