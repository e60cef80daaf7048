import { useLayoutEffect, useRef, useState } from "react"
import type { Looking } from "#contract/inquiry.ts"
import type { InquiryEvent, Message, Thread } from "#contract/message.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DeskTexts } from "#app/i18n/dashboard/desk/desk-texts.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { downloadFile } from "../api/call-api.ts"
import { FoldedText } from "./folded-text.tsx"
import { Attachments, mayNameParts } from "./message-files.tsx"
import { formatMinutes } from "../ui/format-number.ts"
import { useReceived } from "./use-received.ts"
import "./conversation.css"

interface ConversationProps {
  thread: Thread
  looking: readonly Looking[]
  /** Puts a failed answer into the form again; null for accounts that may not answer. */
  onAgain: ((message: Message) => void) | null
}

/** Messages shown at first; the earlier ones open by a press. */
const newestShown = 2

/** Messages of an inquiry, oldest first, scrolled to the newest; starts with the form's content. */
export function Conversation({ thread, looking, onAgain }: ConversationProps) {
  const desk = useDeskTexts()
  const list = useRef<HTMLOListElement>(null)
  // Kept while the inquiry is open, so that nothing folds under the reader.
  const [firstShown] = useState(() => thread.messages.at(-newestShown)?.id ?? 0)
  const [isWhole, setIsWhole] = useState(false)
  const earlier = 1 + thread.messages.filter(({ id }) => id < firstShown).length
  const isFolded = !isWhole && firstShown !== 0 && earlier > 1
  const entries = entriesOf(thread)
  const from = isFolded ? entries.findIndex((entry) => "text" in entry && entry.id === firstShown) : 0
  const newest = thread.messages.at(-1)?.id
  useLayoutEffect(() => {
    const message = [...(list.current?.querySelectorAll("[data-message]") ?? [])].at(-1)
    const scroller = message?.closest(".thread-scroll")
    if (!message || !scroller) return
    scroller.scrollTop += message.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  }, [newest])
  return (
    <section className="conversation" aria-label={desk.thread}>
      <h3 className="visually-hidden">{desk.thread}</h3>
      {looking.length > 0 && (
        <output className="conversation-looking">
          <Icon name="eye" />
          <span>
            {looking.map(({ name, writing }) => (writing ? desk.isWriting(name) : desk.isLooking(name))).join(" ")}{" "}
            {desk.nothingLocked}
          </span>
        </output>
      )}
      {isFolded && (
        <button type="button" className="text-button conversation-earlier" onClick={() => setIsWhole(true)}>
          <Icon name="up" />
          {desk.earlierMessages(earlier)}
        </button>
      )}
      <ol className="conversation-list" ref={list}>
        {!isFolded && <FormItem thread={thread} />}
        {entries
          .slice(from)
          .map((entry) =>
            "text" in entry ? (
              <MessageItem key={`message-${entry.id}`} message={entry} thread={thread} onAgain={onAgain} />
            ) : (
              <EventItem key={`${entry.event}-${entry.at}`} event={entry} />
            ),
          )}
      </ol>
    </section>
  )
}

const entriesOf = ({ messages, events }: Thread): (Message | InquiryEvent)[] =>
  [...messages, ...events].toSorted((entry, other) => entry.at.localeCompare(other.at))

/** Content of the form. */
function FormItem({
  thread: { id, name, company, source, verified, created_at, text, lang, photos, trouble },
}: {
  thread: Thread
}) {
  const { inquiries: texts } = useDashboardTexts()
  const received = useReceived()
  return (
    <li>
      <p className="conversation-head">
        <Icon name="left" />
        <b>{name || company}</b>
        <span>
          {texts.filters[source]} · {verified ? texts.verified : texts.unverified}
        </span>
        <time dateTime={created_at}>{received(created_at)}</time>
      </p>
      {text === "" ? (
        <p className="conversation-text conversation-none">{texts.noText}</p>
      ) : (
        <FoldedText text={text} lang={lang} />
      )}
      <Attachments
        files={photos}
        trouble={trouble}
        read={{ id, message: 0, name: name || company, hasText: mayNameParts(text) }}
        download={(n, file) => downloadFile("/request/:id/photo/:number", file, { params: { id, number: n } })}
      />
    </li>
  )
}

const messageIcons = { in: "left", out: "right", call: "phone", note: "lock" } as const

interface MessageItemProps {
  message: Message
  thread: Thread
  onAgain: ConversationProps["onAgain"]
}

function MessageItem({ message, thread, onAgain }: MessageItemProps) {
  const desk = useDeskTexts()
  const received = useReceived()
  const { id, kind, author, to, cc, text, lang, state, at, files, automatic, trouble } = message
  const isLost = state === "failed" || state === "bounced"
  const first =
    (kind === "out" || kind === "call") && at === thread.first_answer_at ? thread.first_answer_minutes : null
  return (
    <li className={`conversation-${kind}`} data-message>
      <p className="conversation-head">
        <Icon name={messageIcons[kind]} />
        <b>{author}</b>
        <span>
          {kind === "note" || kind === "call"
            ? desk.messageKinds[kind]
            : kind === "out"
              ? desk.to([to, ...cc].filter(Boolean).join(", ") || "–")
              : cameFrom(desk, message)}
        </span>
        <time dateTime={at}>{received(at)}</time>
      </p>
      {kind === "in" && cc.length > 0 && <p className="conversation-state">{desk.copies(cc.join(", "))}</p>}
      {automatic && (
        <p className="conversation-state">
          <Icon name="mail" />
          {desk.automatic}
        </p>
      )}
      <FoldedText text={text} lang={kind === "note" || kind === "call" ? undefined : lang} />
      <Attachments
        files={files}
        trouble={trouble}
        read={
          kind === "in" ? { id: thread.id, message: id, name: author, hasText: !automatic && mayNameParts(text) } : null
        }
        download={(n, name) => downloadFile("/message/:id/file/:number", name, { params: { id, number: n } })}
      />
      {kind === "call" && first !== null && (
        <p className="conversation-state">
          <Icon name="check" />
          {desk.firstAnswer(formatMinutes(first, desk.units))}
        </p>
      )}
      {state !== "" && (
        <p className={isLost ? "conversation-state conversation-failed" : "conversation-state"}>
          <Icon name={state === "sent" ? "check" : state === "waiting" ? "clock" : "warn"} />
          {desk.states[state]}
          {first !== null && !isLost && <span>{desk.firstAnswer(formatMinutes(first, desk.units))}</span>}
          {isLost && onAgain && (
            <button type="button" className="text-button" onClick={() => onAgain(message)}>
              {desk.writeAgain}
            </button>
          )}
        </p>
      )}
    </li>
  )
}

/** Returns how a message came, with its address if the author's name differs. */
const cameFrom = (desk: DeskTexts, { author, from }: Message): string =>
  from === "" || from === author ? desk.came : desk.from(from)

function EventItem({ event: { at, who, event, detail } }: { event: InquiryEvent }) {
  const desk = useDeskTexts()
  const received = useReceived()
  const { events, outcomes } = desk
  const words = Object.hasOwn(events, event) ? events[event as keyof typeof events] : event
  const more =
    event === "inquiry_closed" && Object.hasOwn(outcomes, detail)
      ? outcomes[detail as keyof typeof outcomes]
      : event === "inquiry_reminder_set"
        ? detail && received(detail)
        : detail
  return (
    <li className="conversation-event">
      <span>
        {who || desk.site}: {words}
        {more && ` – ${more}`}
      </span>
      <time dateTime={at}>{received(at)}</time>
    </li>
  )
}
