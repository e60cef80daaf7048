import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { importSteps, stepsOf } from "./import-steps.ts"
import type { ImportResult } from "./send-sheet.ts"
import type { ImportCourse } from "./use-import.ts"

/** The steps of an import; those before the shown one are done or had nothing to ask, and all that exist can be opened. */
export function StepList({ course, result }: { course: ImportCourse; result: ImportResult }) {
  const { partImport: texts } = useDashboardTexts()
  const steps = stepsOf(result)
  const shown = course.step ? importSteps.indexOf(course.step) : 0
  return (
    <ol className="import-steps" aria-label={texts.stepsLabel}>
      {steps.map((step, at) => {
        const isDone = importSteps.indexOf(step) < shown
        return (
          <li
            key={step}
            aria-current={step === course.step ? "step" : undefined}
            className={isDone ? "done" : undefined}
          >
            <button type="button" disabled={course.busy?.what === "apply"} onClick={() => course.goTo(step)}>
              {isDone ? <Icon name="check" /> : <span className="mono">{at + 1}</span>}
              {texts.steps[step]}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
