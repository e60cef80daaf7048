import { type ReactNode, useState } from "react"
import { Icon } from "#app/ui/icon.tsx"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { HistoryButton } from "../history/history-button.tsx"
import { ViewSiteLink } from "../shell/view-site-link.tsx"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { PreviewButton } from "../preview/preview-button.tsx"
import { ShareButton } from "../preview/share-button.tsx"
import type { RecordEditor } from "./use-record-editor.ts"

interface RecordActionsProps {
  editor: RecordEditor
  /** Path of the record's page on the site. */
  page: string
  viewPage: string
  /** Deletes the record; absent if it cannot be deleted. */
  onRemove?: { label: string; run: () => Promise<void> }
}

/** Actions in the head of a record's screen: share, preview, history, page and deletion. */
export function RecordActions({ editor, page, viewPage, onRemove }: RecordActionsProps) {
  const isReadOnly = useIsReadOnly()
  const hasPage = editor.drafting.publication?.hidden !== "all"
  return (
    <>
      <ShareButton at={editor.at} members={editor.record.members} />
      <PreviewButton editor={editor} />
      <FoldedActions>
        <HistoryButton editor={editor} />
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

/** Rarer actions of a screen's head: inline if they fit, on a phone behind a button. */
function FoldedActions({ children }: { children: ReactNode }) {
  const { common } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={isOpen ? "folded-actions folded-open" : "folded-actions"}>
      <button
        type="button"
        className="button button-small button-quiet folded-more"
        aria-label={common.moreActions}
        title={common.moreActions}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="dots" />
      </button>
      {children}
    </div>
  )
}
