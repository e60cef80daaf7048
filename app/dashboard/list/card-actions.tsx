import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useMayWriteRecord } from "../translations/use-may-write-in.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { IconOnlyButton } from "../ui/button.tsx"

interface EditAndDeleteProps {
  /** Title of the record. */
  name: string
  /** Labels of the buttons, with the record's title. */
  editLabel: string
  deleteLabel: string
  onEdit: () => void
  onDelete: () => void
}

/** Edit and delete buttons of a card; only the first for translators, and a view button for readers. */
export function EditAndDelete({ name, editLabel, deleteLabel, onEdit, onDelete }: EditAndDeleteProps) {
  const { common } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  if (!useMayWriteRecord()) return <IconOnlyButton icon="eye" label={common.detailsOf(name)} onClick={onEdit} />
  return (
    <>
      <IconOnlyButton icon="edit" label={editLabel} onClick={onEdit} />
      {!isReadOnly && <IconOnlyButton icon="trash" className="delete-button" label={deleteLabel} onClick={onDelete} />}
    </>
  )
}
