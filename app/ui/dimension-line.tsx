import type { ReactNode } from "react"

/** The line of a drawing that opens a section; its caption is a true measure. */
export function DimensionLine({ children }: { children: ReactNode }) {
  return <p className="dimension-line">{children}</p>
}
