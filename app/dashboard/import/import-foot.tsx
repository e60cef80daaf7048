import type { ReactNode } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { askedSteps, importSteps } from "./import-steps.ts"
import { UploadProgress } from "./upload-progress.tsx"
import type { ImportCourse } from "./use-import.ts"

interface ImportFootProps {
  course: ImportCourse
  /** What the step means, in one line. */
  children?: ReactNode
  /** Words of the button that goes on; by default they name the next step that asks something. */
  action?: string
  isDisabled?: boolean
  /** Whether going on removes parts. */
  isDestructive?: boolean
  onAction: () => void
}

/** The foot of a step: back, what it means or how far its work is, and on. */
export function ImportFoot({ course, children, action, isDisabled, isDestructive, onAction }: ImportFootProps) {
  const { partImport: texts } = useDashboardTexts()
  const { step, result, choice, busy, isFresh } = course
  const openSteps = result && choice ? askedSteps(result, choice) : []
  const at = step ? importSteps.indexOf(step) : 0
  const next = openSteps.find((name) => importSteps.indexOf(name) > at) ?? "check"
  const before = importSteps.slice(0, at)
  const back = () => {
    const former = openSteps.findLast((name) => before.includes(name))
    if (former) course.goTo(former)
    else course.take(null)
  }
  return (
    <div className="import-foot">
      <Button look="quiet" icon="left" disabled={busy?.what === "apply"} onClick={back}>
        {texts.back}
      </Button>
      {busy ? <UploadProgress busy={busy} isGrouped={course.isGrouped} /> : <p>{children}</p>}
      <Button
        look={isDestructive ? "destroy" : "main"}
        busy={busy !== null || (result !== null && !isFresh)}
        disabled={isDisabled}
        onClick={onAction}
      >
        {action ?? texts.next[next]}
      </Button>
    </div>
  )
}
