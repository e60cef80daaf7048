import type { ReactNode } from "react"
import { Icon } from "#app/ui/icon.tsx"

/** A message in the page; an error is announced at once. */
export function Notice({ tone, children }: { tone: "bad" | "good" | "info"; children: ReactNode }) {
  return (
    <div className={`notice-box notice-${tone}`} role={tone === "bad" ? "alert" : "status"}>
      <Icon name={tone === "good" ? "check" : tone === "bad" ? "warn" : "info"} />
      <div>{children}</div>
    </div>
  )
}
