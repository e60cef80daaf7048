import { useEffect, useRef } from "react"
import { Icon } from "#app/ui/icon.tsx"

interface DialogStepsProps<Step extends string> {
  label: string
  steps: readonly Step[]
  names: Readonly<Record<Step, string>>
  current: Step
}

/** The steps of an import in a dialog. A new step gets the focus and scrolls to the top. */
export function DialogSteps<Step extends string>({ label, steps, names, current }: DialogStepsProps<Step>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    heading.current?.focus()
    heading.current?.closest("dialog")?.scrollTo(0, 0)
  }, [current])
  const reached = steps.indexOf(current)
  return (
    <>
      <ol className="import-steps" aria-label={label}>
        {steps.map((name, at) => (
          <li
            key={name}
            aria-current={at === reached ? "step" : undefined}
            className={at < reached ? "done" : undefined}
          >
            {at < reached ? <Icon name="check" /> : <span className="mono">{at + 1}</span>} {names[name]}
          </li>
        ))}
      </ol>
      <h3 className="visually-hidden" ref={heading} tabIndex={-1}>
        {names[current]}
      </h3>
    </>
  )
}
