import { useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"

/** An empty list: what is missing, what to do instead. */
export function EmptyNote({ title, help }: { title: string; help: string }) {
  const { layout } = useTexts()
  return (
    <div className="empty">
      <b>{title}</b>
      <p>{help}</p>
      <LocalLink className="btn sm line" to="/contact">
        {layout.requestQuote}
      </LocalLink>
    </div>
  )
}
