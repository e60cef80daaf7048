import type { Thread } from "#contract/message.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"

const mostOffered = 3

/** Returns at most three addresses from which customers wrote or to which they sent copies, latest first; omits the
 * recipient of the answer, our own and those in `chosen`. */
export function participantsOf({ email, messages }: Pick<Thread, "email" | "messages">, chosen: string): string[] {
  const people = messages.filter(({ kind, automatic }) => kind === "in" && !automatic)
  const given = people.toReversed().flatMap(({ from, cc }) => [...from.split(", "), ...cc])
  const ours = messages.filter(({ kind }) => kind === "out").map(({ from }) => from)
  const taken = new Set([email, ...ours, ...chosen.split(/[\s,;]+/u)].map((address) => address.toLowerCase()))
  const offered = new Map(given.filter(Boolean).map((address) => [address.toLowerCase(), address]))
  return [...offered]
    .filter(([folded]) => !taken.has(folded))
    .map(([, address]) => address)
    .slice(0, mostOffered)
}

interface AnswerCopiesProps {
  inquiry: Thread
  value: string
  onValue: (value: string) => void
}

/** Who gets a copy of an answer; those who wrote or got a copy themselves are one press away. */
export function AnswerCopies({ inquiry, value, onValue }: AnswerCopiesProps) {
  const desk = useDeskTexts()
  const offered = participantsOf(inquiry, value)
  return (
    <div className="answer-copy">
      <label>
        {desk.copyTo}
        <input
          className="input"
          type="text"
          inputMode="email"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      </label>
      {offered.map((address) => (
        <button
          key={address}
          type="button"
          className="text-button"
          aria-label={desk.addCopy(address)}
          onClick={() => onValue([value.trim().replace(/[,;]$/u, ""), address].filter(Boolean).join(", "))}
        >
          + {address}
        </button>
      ))}
    </div>
  )
}
