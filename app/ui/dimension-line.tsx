import type { ReactNode } from "react"

/** Dimension line of a technical drawing that opens a section; its caption is a real measure. */
export function DimensionLine({ children }: { children: ReactNode }) {
  return <p className="dimension-line">{children}</p>
}
