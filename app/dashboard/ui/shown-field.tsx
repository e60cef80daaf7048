import type { ReactNode } from "react"
import { DraftMark } from "./draft-scope.tsx"

interface ShownFieldProps {
  label: string
  value: string
  lang?: string | undefined
  "data-field"?: string | undefined
  /** Shown instead of the plain value. */
  children?: ReactNode
}

/** A read-only field: its label and text. */
export function ShownField({ label, value, lang, "data-field": field, children }: ShownFieldProps) {
  return (
    <div className="field shown-field">
      <span className="label">{label}</span>
      <DraftMark field={field} />
      {value === "" ? <p>–</p> : (children ?? <p lang={lang}>{value}</p>)}
    </div>
  )
}
