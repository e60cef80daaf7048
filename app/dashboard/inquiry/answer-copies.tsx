import type { Thread } from "#contract/message.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { participantsOf } from "./participants.ts"

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
