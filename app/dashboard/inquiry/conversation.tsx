import { useQuery } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useState } from "react"
import type { Inquiry, Looking } from "#contract/inquiry.ts"
import type { InquiryEvent, Message, Thread } from "#contract/message.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { callApi, downloadFile } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { SentFiles } from "../application/sent-files.tsx"
import { AnswerForm } from "./answer-form.tsx"
import { formatReceived } from "./format-received.ts"
import type { InquiryChanges } from "./use-inquiry-changes.tsx"
import "./conversation.css"

const presenceEveryMs = 10_000

/** What was written about an inquiry, oldest first, and the way to answer. */
export function Conversation({ inquiry, changes }: { inquiry: Inquiry; changes: InquiryChanges }) {
  const desk = useDeskTexts()
  const { id } = inquiry
  const thread = useQuery({ ...read("GET /request/:id", { params: { id } }), refetchInterval: presenceEveryMs })
  const [isWriting, setIsWriting] = useState(false)
  const looking = usePresence(id, isWriting, thread.data?.looking ?? [])
  if (!thread.data) return null
  const { messages, events } = thread.data
  return (
    <section className="conversation" aria-label={desk.thread}>
      {looking.length > 0 && (
        <output className="conversation-looking">
          <Icon name="eye" />
          {looking.map(({ name, writing }) => (writing ? desk.isWriting(name) : desk.isLooking(name))).join(" ")}
        </output>
      )}
      {messages.length + events.length > 0 && (
        <ol className="conversation-list">
          {entriesOf(thread.data).map((entry) =>
            "text" in entry ? (
              <MessageItem key={`message-${entry.id}`} message={entry} />
            ) : (
              <EventItem key={`${entry.event}-${entry.at}`} event={entry} />
            ),
          )}
        </ol>
      )}
      <AnswerForm
        inquiry={inquiry}
        seen={messages.at(-1)?.id ?? 0}
        onWriting={setIsWriting}
        onChanged={async () => {
          const { data } = await thread.refetch()
          if (data) changes.show(data)
        }}
      />
    </section>
  )
}

const entriesOf = ({ messages, events }: Thread): (Message | InquiryEvent)[] =>
  [...messages, ...events].toSorted((one, other) => one.at.localeCompare(other.at))

/** Tells the others that somebody looks here; returns who else does. */
function usePresence(id: number, writing: boolean, first: readonly Looking[]): readonly Looking[] {
  const [others, setOthers] = useState<readonly Looking[] | null>(null)
  const tell = useEffectEvent(() => {
    if (document.visibilityState === "hidden") return
    callApi("PUT /request/:id/presence", { params: { id }, json: { writing } }).then(
      ({ looking }) => setOthers(looking),
      // The next round tells again.
      () => undefined,
    )
  })
  useEffect(() => {
    tell()
    const timer = setInterval(() => tell(), presenceEveryMs)
    return () => clearInterval(timer)
  }, [id, writing])
  return others ?? first
}

function MessageItem({ message }: { message: Message }) {
  const { inquiries: texts } = useDashboardTexts()
  const desk = useDeskTexts()
  const language = useDashboardLanguage()
  const [now] = useState(() => new Date())
  const { id, kind, author, to, cc, text, lang, state, at, files } = message
  const stored = files.filter((file) => file.stored)
  return (
    <li className={`conversation-${kind}`}>
      <p className="conversation-head">
        <Icon name={kind === "note" ? "lock" : kind === "out" ? "right" : "left"} />
        <b>{author}</b>
        <span>{kind === "note" ? desk.note : kind === "out" ? desk.to([to, ...cc].join(", ")) : desk.came}</span>
        <time dateTime={at}>{formatReceived(at, language, now)}</time>
      </p>
      <p className="conversation-text" lang={lang}>
        {text}
      </p>
      {stored.length > 0 && (
        <SentFiles
          files={stored}
          label={texts.photos}
          download={(n, name) => downloadFile("/message/:id/file/:number", name, { params: { id, number: n } })}
        />
      )}
      {files.length > stored.length && (
        <p className="conversation-state">
          {desk.notStored(
            files
              .filter((file) => !file.stored)
              .map(({ name }) => name)
              .join(", "),
          )}
        </p>
      )}
      {state !== "" && (
        <p
          className={
            state === "failed" || state === "bounced" ? "conversation-state conversation-failed" : "conversation-state"
          }
        >
          <Icon name={state === "sent" ? "check" : state === "waiting" ? "clock" : "warn"} />
          {desk.states[state]}
        </p>
      )}
    </li>
  )
}

function EventItem({ event: { at, who, event, detail } }: { event: InquiryEvent }) {
  const desk = useDeskTexts()
  const language = useDashboardLanguage()
  const [now] = useState(() => new Date())
  const { events, outcomes } = desk
  const words = Object.hasOwn(events, event) ? events[event as keyof typeof events] : event
  const more =
    event === "inquiry_closed" && Object.hasOwn(outcomes, detail)
      ? outcomes[detail as keyof typeof outcomes]
      : event === "inquiry_reminder_set"
        ? detail && formatReceived(detail, language, now)
        : detail
  return (
    <li className="conversation-event">
      <span>
        {who}: {words}
        {more && ` – ${more}`}
      </span>
      <time dateTime={at}>{formatReceived(at, language, now)}</time>
    </li>
  )
}
