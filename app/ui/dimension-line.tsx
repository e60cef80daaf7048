import type { ReactNode } from "react"

interface DimensionLineProps {
  /** A summary may hold a "span", but no paragraph. */
  as?: "p" | "span"
  children: ReactNode
}

/** Dimension line of a technical drawing that opens a section; its caption is a real measure. */
export const DimensionLine = ({ as: Tag = "p", children }: DimensionLineProps) => (
  <Tag className="dimension-line">{children}</Tag>
)
