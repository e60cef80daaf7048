import { Link, useNavigate } from "react-router"
import { useDashboardTexts, useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { useShortcut } from "../ui/use-shortcut.ts"
import type { BlockState } from "./block-state.ts"
import { type PartView, type partViews, shownParts } from "./part-view.ts"
import type { OpenDialog } from "./open-dialog.ts"
import { DownloadButton } from "../ui/download-button.tsx"
import { mediaHook } from "../ui/use-wide.ts"
import { useIsPhone } from "./thumb-bar.tsx"

/** Returns whether nothing is pointed at with a mouse: the table's keys may be missing too. */
const useIsTouch = mediaHook("(hover: none)")

interface PartsActionsProps {
  group: number | undefined
  size: keyof typeof partViews
  view: PartView
  hasRows: boolean
  state: BlockState
  onUndo: (way: "undo" | "redo") => void
  onOpen: (open: OpenDialog) => void
  onPaste: () => void
}

/** Actions on the whole list. */
export function PartsActions({ group, size, view, hasRows, state, onUndo, onOpen, onPaste }: PartsActionsProps) {
  const { parts: texts, partGrid, partImport } = useDashboardTexts()
  const mayEdit = useMay("parts.edit")
  const mayImport = useMay("parts.import")
  const [isPhone, isTouch] = [useIsPhone(), useIsTouch()]
  const navigate = useNavigate()
  const other = size === "inside" ? `/dashboard/spare/${group}/grid` : `/dashboard/spare/${group}#parts`
  useShortcut(["f"], () => (group === undefined ? false : void navigate(other)))
  return (
    <div className="action-row">
      {mayEdit && (
        <>
          {!isPhone && (
            <Button
              look="quiet"
              aria-keyshortcuts="Control+Z"
              aria-disabled={!state.canUndo || undefined}
              onClick={() => onUndo("undo")}
            >
              {texts.undo}
            </Button>
          )}
          <Button
            look="quiet"
            aria-keyshortcuts="Control+Y"
            aria-disabled={!state.canRedo || undefined}
            onClick={() => onUndo("redo")}
          >
            {partGrid.redo}
          </Button>
        </>
      )}
      {mayEdit && (
        <Button
          look="quiet"
          icon="edit"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+H"
          aria-disabled={!hasRows || undefined}
          onClick={() => hasRows && onOpen({ kind: "change", way: "set" })}
        >
          {partGrid.bulk}
        </Button>
      )}
      {mayEdit && isTouch && (
        <>
          <Button
            look="quiet"
            icon="search"
            aria-haspopup="dialog"
            aria-disabled={!hasRows || undefined}
            onClick={() => hasRows && onOpen({ kind: "change", way: "replace" })}
          >
            {partGrid.replaceTitle}
          </Button>
          <Button look="quiet" icon="copy" aria-haspopup="dialog" onClick={onPaste}>
            {partGrid.paste}
          </Button>
        </>
      )}
      {mayImport && (
        <Button look="quiet" icon="upload" onClick={() => onOpen({ kind: "import" })}>
          {group === undefined ? partImport.grouped.open : texts.import}
        </Button>
      )}
      {group !== undefined && hasRows && <ExportParts spareId={group} view={view} />}
      {group !== undefined && (
        <Link className="button button-small button-quiet" to={other} aria-keyshortcuts="F">
          {size === "inside" ? partGrid.openFull : partGrid.closeFull}
        </Link>
      )}
    </div>
  )
}

/** Exports all pages of what is shown as a sheet that can be imported again. */
function ExportParts({ spareId, view }: { spareId: number; view: PartView }) {
  const { parts: texts } = useDashboardTexts()
  const lang = useDashboardLanguage()
  return (["xlsx", "csv"] as const).map((format) => (
    <DownloadButton
      key={format}
      address="/spare/:id/excel"
      name={`${texts.exportName}.${format}`}
      options={{ params: { id: spareId }, query: { format, lang, ...shownParts(view) } }}
      failed={texts.exportFailed}
    >
      {texts.exportAs[format]}
    </DownloadButton>
  ))
}
