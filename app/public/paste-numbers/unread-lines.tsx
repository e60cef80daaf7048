import type { ReadLine } from "#contract/number-reader/read-numbers.ts"
import { useTexts } from "../../i18n/texts.tsx"

/** Lines without a recognised part number; nothing pasted disappears. */
export function UnreadLines({ lines }: { lines: readonly ReadLine[] }) {
  const { paste } = useTexts()
  if (lines.length === 0) return null
  return (
    <details className="unread">
      <summary>{paste.unread(lines.length)}</summary>
      <p className="fine">{paste.unreadHelp}</p>
      <ul className="mono">
        {lines.map(({ line, pasted }) => (
          <li key={line}>
            <span className="line-number">{line}</span> {pasted}
          </li>
        ))}
      </ul>
    </details>
  )
}
