import type { ReactNode } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"

/** Note in place of an empty list, with an action; by default a link to the inquiry form. */
export function EmptyNote({ title, help, children }: { title: string; help: string; children?: ReactNode }) {
  const { layout } = useTexts()
  return (
    <div className="empty">
      <b>{title}</b>
      <p>{help}</p>
      {children ?? (
        <LocalLink className="button button-small button-outline" to="/contact">
          {layout.requestQuote}
        </LocalLink>
      )}
    </div>
  )
}
