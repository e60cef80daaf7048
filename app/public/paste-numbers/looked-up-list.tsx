import { limits } from "#contract/limits.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { chooseText } from "../choose-text.ts"
import type { LookedUp } from "./look-up-numbers.ts"

interface LookedUpListProps {
  rows: readonly LookedUp[]
  /** How many numbers were too many. */
  left: number
  onTake: (row: LookedUp, successor: boolean) => void
}

/** What became of each number: found, replaced or unknown. */
export function LookedUpList({ rows, left, onTake }: LookedUpListProps) {
  const { paste } = useTexts()
  const count = (status: LookedUp["status"]) => rows.filter((row) => row.status === status).length
  return (
    <>
      <p className="label">{paste.summary(count("found"), count("replaced"), count("unknown"))}</p>
      {left > 0 && <p className="fine">{paste.left(left, limits.lookupNumbers)}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.number}>
            <span className="mono">{row.part?.partnumber ?? row.number}</span>
            <span className="mono n">{paste.pieces(row.quantity)}</span>
            <Fate row={row} />
            {row.status === "replaced" && row.part && (
              <label className="take">
                <input
                  type="checkbox"
                  checked={row.takeSuccessor}
                  onChange={(event) => onTake(row, event.target.checked)}
                />
                {paste.takeSuccessor(row.part.subst_part)}
              </label>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Fate({ row: { status, part } }: { row: LookedUp }) {
  const { paste } = useTexts()
  const language = useLanguage()
  if (status === "unknown" || !part)
    return (
      <span className="fate unknown">
        <Icon name="warn" />
        {paste.unknown}
      </span>
    )
  const title = chooseText(part, "description", language)
  return (
    <span className={`fate ${status}`}>
      <Icon name={status === "found" ? "check" : "right"} />
      <span>
        {status === "found" ? paste.found : paste.replacedBy(part.subst_part)}
        {title.text && <span lang={title.lang}>: {title.text}</span>}
      </span>
    </span>
  )
}
