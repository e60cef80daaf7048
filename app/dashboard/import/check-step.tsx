import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { Counts } from "./counts.tsx"
import { FailureNotice } from "./failure-notice.tsx"
import { GroupPreviews } from "./group-previews.tsx"
import { RefusedRows } from "./refused-rows.tsx"
import { SampleRows } from "./sample-rows.tsx"
import { SheetNotes } from "./sheet-notes.tsx"
import { UploadProgress } from "./upload-progress.tsx"
import { useRemovalGuard } from "./use-removal-guard.tsx"
import type { ImportCourse, ImportResult } from "./use-import.ts"

/** Step 3: the preview, row by row; of a sheet with errors, only the valid rows can be applied. */
export function CheckStep({ course, preview }: { course: ImportCourse; preview: ImportResult }) {
  const { partImport: texts } = useDashboardTexts()
  const { busy, failure, choice } = course
  const words = course.isGrouped ? texts.grouped : texts
  const { added, updated, removed, errors } = preview
  const changes = added + updated + removed
  // A bad row would count as missing where the list is replaced.
  const canApply = changes > 0 && (errors.length === 0 || choice.mode === "update")
  const isStale = failure?.kind === "changed-meanwhile"
  const guard = useRemovalGuard(preview)
  const apply = () => {
    if (guard.check()) void course.apply()
  }
  return (
    <div className="import-check">
      {failure && <FailureNotice failure={failure} course={course} />}
      <p className="import-source">
        <b>{choice.file?.name}</b> <span>{texts.modes[choice.mode]}</span>
        {choice.clear && <span>{texts.clear}</span>}
      </p>
      {preview.remembered !== null && (
        <Notice tone="info">
          <p>{texts.remembered}</p>
          <Button look="quiet" busy={busy !== null} onClick={() => void course.forget()}>
            {texts.removeColumns}
          </Button>
        </Notice>
      )}
      {errors.length > 0 && (
        <RefusedRows errors={errors} text={canApply ? texts.refusedGood : texts.refusedText} sheet={course.sheet} />
      )}
      <SheetNotes course={course} preview={preview} />
      <Counts label={texts.countsLabel} result={preview} />
      {removed > 0 && (
        <p className="import-warning">
          <Icon name="warn" />
          <span>
            {words.removedWarning(removed)} {words.removedReturn}
          </span>
        </p>
      )}
      {errors.length === 0 && changes === 0 && <p>{words.nothingToApply}</p>}
      {"groups" in preview ? (
        <GroupPreviews groups={preview.groups} />
      ) : (
        errors.length === 0 && <SampleRows result={preview} />
      )}
      {canApply && !isStale && guard.field}
      <div className="action-row import-actions">
        {busy && <UploadProgress busy={busy} isGrouped={course.isGrouped} />}
        <Button
          look="quiet"
          disabled={busy?.what === "apply"}
          onClick={busy ? course.cancel : () => course.goTo("choose")}
        >
          {texts.back}
        </Button>
        {!busy && preview.sheets.length > 0 && (
          <Button look="quiet" onClick={() => course.goTo("sheet")}>
            {texts.sheetChange}
          </Button>
        )}
        {!busy && preview.columns.length > 0 && (
          <Button look="quiet" onClick={() => course.goTo("columns")}>
            {texts.columnsChange}
          </Button>
        )}
        {isStale ? (
          <Button icon="refresh" busy={busy !== null} onClick={() => void course.runPreview()}>
            {texts.again}
          </Button>
        ) : (
          <Button look={removed > 0 ? "destroy" : "main"} busy={busy !== null} disabled={!canApply} onClick={apply}>
            {!canApply ? texts.applyNothing : errors.length > 0 ? texts.applyGood(changes) : texts.apply(changes)}
          </Button>
        )}
      </div>
    </div>
  )
}
