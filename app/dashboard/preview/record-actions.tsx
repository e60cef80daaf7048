import { Icon } from "#app/ui/icon.tsx"
import type { RecordEditor } from "../record-form/use-record-editor.ts"
import { HistoryButton } from "../history/history-button.tsx"
import { ViewSiteLink } from "../shell/view-site-link.tsx"
import { Button } from "../ui/button.tsx"
import { FoldedActions } from "../ui/folded-actions.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { PreviewButton } from "./preview-button.tsx"
import { ShareButton } from "./share-button.tsx"

interface RecordActionsProps {
  editor: RecordEditor
  /** Path of the record's page on the site. */
  page: string
  viewPage: string
  /** Returns the displayed text of a field with an id or code, for the history. */
  valueText?: (key: string, value: string) => string
  /** Deletes the record; absent if it cannot be deleted. */
  onRemove?: { label: string; run: () => Promise<void> }
}

/** Actions in the head of a record's screen: share, preview, history, page and deletion. */
export function RecordActions({ editor, page, viewPage, valueText, onRemove }: RecordActionsProps) {
  const isReadOnly = useIsReadOnly()
  const hasPage = editor.drafting.publication?.hidden !== "all"
  return (
    <>
      <ShareButton at={editor.at} />
      <PreviewButton editor={editor} />
      <FoldedActions>
        <HistoryButton editor={editor} {...(valueText ? { valueText } : {})} />
        {hasPage && (
          <ViewSiteLink to={page} className="button button-small button-quiet">
            {viewPage} <Icon name="out" />
          </ViewSiteLink>
        )}
        {onRemove && !isReadOnly && (
          <Button
            look="danger"
            icon="trash"
            aria-label={onRemove.label}
            title={onRemove.label}
            onClick={() => void onRemove.run()}
          />
        )}
      </FoldedActions>
    </>
  )
}
