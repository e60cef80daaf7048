import type { ReadLine } from "#contract/number-reader/read-numbers.ts"
import { useTexts } from "../../i18n/texts.tsx"

/** The lines in which no part number was found; nothing that was pasted disappears. */
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
