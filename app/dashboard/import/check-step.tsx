import type { SheetResult } from "#contract/sheet.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Button } from "../ui/button.tsx"
import { Counts } from "./counts.tsx"
import { FailureNotice } from "./failure-notice.tsx"
import { RefusedRows } from "./refused-rows.tsx"
import { SampleRows } from "./sample-rows.tsx"
import { UploadProgress } from "./upload-progress.tsx"
import { useRemovalGuard } from "./use-removal-guard.tsx"
import type { ImportCourse } from "./use-import.ts"

/** Step 3: what would happen, row by row; applying needs a sheet without errors. */
export function CheckStep({ course, preview }: { course: ImportCourse; preview: SheetResult }) {
  const { partImport: texts } = useDashboardTexts()
  const { busy, failure, choice } = course
  const { added, updated, removed, errors } = preview
  const changes = added + updated + removed
  const canApply = errors.length === 0 && changes > 0
  const isStale = failure?.kind === "changed-meanwhile"
  const guard = useRemovalGuard(preview)
  const apply = () => {
    if (guard.check()) void course.apply()
  }
  return (
    <div className="import-check">
      {failure && <FailureNotice failure={failure} />}
      <p className="import-source">
        <b>{choice.file?.name}</b> · {texts.modes[choice.mode]}
        {choice.clear && ` · ${texts.clear}`}
      </p>
      {errors.length > 0 && <RefusedRows errors={errors} />}
      <Counts label={texts.countsLabel} result={preview} />
      {removed > 0 && (
        <p className="import-warning">
          <Icon name="warn" />
          <span>
            {texts.removedWarning(removed)} {texts.removedReturn}
          </span>
        </p>
      )}
      {errors.length === 0 && changes === 0 && <p>{texts.nothingToApply}</p>}
      {errors.length === 0 && <SampleRows result={preview} />}
      {canApply && !isStale && guard.field}
      <div className="action-row import-actions">
        {busy && <UploadProgress busy={busy} />}
        <Button
          look="quiet"
          disabled={busy?.what === "apply"}
          onClick={busy ? course.cancel : () => course.goTo("choose")}
        >
          {texts.back}
        </Button>
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
            {canApply ? texts.apply(changes) : texts.applyNothing}
          </Button>
        )}
      </div>
    </div>
  )
}
