import { useEffect, useRef } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import type { TitleText } from "../ui/shown-text.ts"
import { CheckStep } from "./check-step.tsx"
import { ChooseStep } from "./choose-step.tsx"
import { ColumnsStep } from "./columns-step.tsx"
import { DoneStep } from "./done-step.tsx"
import { FormerImports } from "./former-imports.tsx"
import { SheetStep } from "./sheet-step.tsx"
import { useImport } from "./use-import.ts"
import "./import.css"
import "./import-results.css"
import "./import-lists.css"

interface ImportDialogProps {
  /** The group; null when the sheet names the groups itself. */
  spareId: number | null
  /** Title of the group. */
  group?: TitleText
  onClose: () => void
}

const steps = ["choose", "sheet", "columns", "check", "done"] as const

/** Imports parts from an Excel sheet or CSV file in steps; nothing changes before the last one. */
export function ImportDialog({ spareId, group, onClose }: ImportDialogProps) {
  const { partImport: texts } = useDashboardTexts()
  const course = useImport(spareId)
  const { step } = course
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
    heading.current?.closest("dialog")?.scrollTo(0, 0)
  }, [step])
  useEffect(() => {
    if (course.failure) heading.current?.closest("dialog")?.scrollTo(0, 0)
  }, [course.failure])
  const close = () => {
    // A running import cannot be aborted: the dialog stays open until the response.
    if (course.busy?.what === "apply") return
    course.cancel()
    onClose()
  }
  return (
    <EditingScope needs="parts.import">
      <Dialog size="wide" title={course.isGrouped ? texts.grouped.title : texts.title} onClose={close}>
        {(group || step === "choose") && (
          <p className="import-group" lang={group?.lang}>
            {group ? group.text : texts.grouped.hint}
          </p>
        )}
        <ol className="import-steps" aria-label={texts.stepsLabel}>
          {steps.map((name, at) => (
            <li key={name} aria-current={name === step ? "step" : undefined}>
              <span className="mono">{at + 1}</span> <span className="step-name">{texts.steps[name]}</span>
            </li>
          ))}
        </ol>
        <h3 className="visually-hidden" ref={heading} tabIndex={-1}>
          {texts.steps[step]}
        </h3>
        {step === "done" && course.done ? (
          <DoneStep spareId={spareId} result={course.done} sheet={course.sheet} onClose={onClose} />
        ) : step === "check" && course.preview ? (
          <CheckStep course={course} preview={course.preview} />
        ) : step === "sheet" && course.preview ? (
          <SheetStep course={course} preview={course.preview} />
        ) : step === "columns" && course.preview ? (
          <ColumnsStep course={course} columns={course.preview.columns} />
        ) : (
          <>
            <ChooseStep course={course} onClose={close} />
            {spareId !== null && <FormerImports spareId={spareId} />}
          </>
        )}
      </Dialog>
    </EditingScope>
  )
}
