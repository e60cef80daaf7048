import { useState } from "react"
import { listEmails } from "#contract/email-constants.ts"
import { answerSubject } from "#contract/message-constants.ts"
import type { Thread } from "#contract/message.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import type { WrittenAnswer } from "./answer-store.ts"

const mostOffered = 3

/** Returns at most three addresses from which customers wrote or to which they sent copies, latest first; omits the
 * recipient of the answer, our own and those in `chosen`. */
export function participantsOf({ email, messages }: Pick<Thread, "email" | "messages">, chosen: string): string[] {
  const people = messages.filter(({ kind, automatic }) => kind === "in" && !automatic)
  const given = people.toReversed().flatMap(({ from, cc }) => [...from.split(", "), ...cc])
  const senders = messages.filter(({ kind }) => kind === "out").map(({ from }) => from)
  const taken = new Set([email, ...senders, ...listEmails(chosen)].map((address) => address.toLowerCase()))
  const offered = new Map(given.filter(Boolean).map((address) => [address.toLowerCase(), address]))
  return [...offered]
    .filter(([folded]) => !taken.has(folded))
    .map(([, address]) => address)
    .slice(0, mostOffered)
}

interface AnswerToProps {
  inquiry: Thread
  answer: WrittenAnswer
  onChange: (part: Partial<WrittenAnswer>) => void
}

/** Who gets the answer, and its subject; a press opens the addresses, with those who wrote or got a copy before. */
export function AnswerTo({ inquiry, answer: { to, cc, language }, onChange }: AnswerToProps) {
  const desk = useDeskTexts()
  const { email, reference } = inquiry
  const [isOpen, setIsOpen] = useState(false)
  const offered = participantsOf(inquiry, `${to} ${cc}`)
  if (!isOpen)
    return (
      <p className="answer-to">
        {to || email ? desk.to([to || email, cc].filter(Boolean).join(", ")) : desk.noAddress}{" "}
        <button type="button" className="text-button" onClick={() => setIsOpen(true)}>
          {desk.changeTo}
        </button>
        <span>{answerSubject(language, reference)}</span>
      </p>
    )
  return (
    <div className="answer-copy">
      <AddressField label={desk.recipient} value={to || email} onValue={(value) => onChange({ to: value })} isFirst />
      <AddressField label={desk.copyTo} value={cc} onValue={(value) => onChange({ cc: value })} />
      {offered.map((address) => (
        <button
          key={address}
          type="button"
          className="text-button"
          aria-label={desk.addCopy(address)}
          onClick={() => onChange({ cc: [cc.trim().replace(/[,;]$/u, ""), address].filter(Boolean).join(", ") })}
        >
          + {address}
        </button>
      ))}
    </div>
  )
}

interface AddressFieldProps {
  label: string
  value: string
  onValue: (value: string) => void
  isFirst?: boolean
}

const AddressField = ({ label, value, onValue, isFirst = false }: AddressFieldProps) => (
  <label>
    {label}
    <input
      className="input"
      type="text"
      inputMode="email"
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the press before
      autoFocus={isFirst}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    />
  </label>
)
