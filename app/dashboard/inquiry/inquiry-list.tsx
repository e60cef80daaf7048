import { Link } from "react-router"
import type { Inquiry, InquiryPage } from "#contract/inquiry.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
import { useShell } from "../ui/shell-context.tsx"
import { initialsOf } from "../ui/own-name.ts"
import { HitExcerpt } from "./hit-excerpt.tsx"
import { callLink } from "./inquiry-links.ts"
import { TimeLeft } from "./time-left.tsx"
import type { Ticked } from "./use-ticked.ts"
import "./inquiries.css"
import "./inquiry-marks.css"

interface InquiryListProps {
  list: InquiryPage
  openId: number | null
  selection: Ticked
  linkTo: (id: number) => string
}

/** A page of inquiries: next action, time left, sender and owner. */
export function InquiryList({ list: { items, looking, drafts, hits }, openId, selection, linkTo }: InquiryListProps) {
  const { inquiries: texts } = useDashboardTexts()
  const desk = useDeskTexts()
  const cells: Record<keyof typeof desk.columns, DataColumn<Inquiry>["cell"]> = {
    state: (inquiry) => (
      <StateMark inquiry={inquiry} drafts={drafts.filter(({ request_id }) => request_id === inquiry.id)} />
    ),
    left: (inquiry) => <TimeLeft inquiry={inquiry} />,
    customer: (inquiry) => {
      const hit = hits.find(({ request_id }) => request_id === inquiry.id)
      return (
        <>
          <Customer inquiry={inquiry} isOpen={inquiry.id === openId} to={linkTo(inquiry.id)} />
          {hit && <HitExcerpt reference={inquiry.reference} hit={hit} />}
        </>
      )
    },
    lines: ({ items: lines }) => (
      <>
        {lines.length > 0 ? lines.length : "–"} <span>{desk.lines(lines.length)}</span>
      </>
    ),
    language: ({ lang }) => lang.toUpperCase(),
    owner: ({ owner }) => <OwnerMark owner={owner} />,
    looking: ({ id }) => (
      <LookingMark names={looking.filter(({ request_id }) => request_id === id).map(({ name }) => name)} />
    ),
  }
  return (
    <DataTable
      label={texts.listLabel}
      className={selection.isOn ? "inquiry-list inquiry-list-picking" : "inquiry-list"}
      hasOwnCards
      columns={columns.map((key) => ({
        key,
        heading: desk.columns[key],
        isHeadingHidden: key === "looking" || key === "language",
        isRowHeading: key === "customer",
        className: `inquiry-${key}`,
        align: key === "lines" ? "end" : undefined,
        cell: cells[key],
      }))}
      rows={items}
      keyOf={({ id }) => id}
      rowClass={({ id, read, urgent, state }) =>
        [id === openId && "inquiry-open", !read && "inquiry-unread", urgent && state !== "closed" && "inquiry-down"]
          .filter(Boolean)
          .join(" ")
      }
      selection={
        selection.isOn
          ? {
              all: desk.selectPage,
              nameOf: ({ company, name }) => desk.select(company || name),
              has: ({ id }) => selection.has(id),
              setAll: selection.setAll,
            }
          : null
      }
    />
  )
}

const newsIcons = { bounced: "warn", replied: "left", draft: "edit" } as const

const columns = ["state", "left", "customer", "lines", "language", "owner", "looking"] as const

interface StateMarkProps {
  inquiry: Inquiry
  drafts: InquiryPage["drafts"]
}

/** What is next: news since we wrote last, an answer somebody has begun, or the state. */
function StateMark({ inquiry: { state, outcome: last, news }, drafts }: StateMarkProps) {
  const desk = useDeskTexts()
  const { account } = useShell()
  const outcome = state === "closed" ? last : null
  const others = drafts.filter(({ id }) => id !== account.id).map(({ name }) => name)
  const marks = [
    ...(news === null || state === "closed" ? [] : [news]),
    ...(drafts.length > 0 ? ["draft" as const] : []),
  ]
  if (marks.length > 0)
    return (
      <span className="news-marks">
        {marks.map((mark) => (
          <span key={mark} className={`news-mark news-${mark}`}>
            <Icon name={newsIcons[mark]} />
            <span>
              {desk.newsMarks[mark]}
              {mark === "draft" && others.length > 0 && `: ${others.join(", ")}`}
            </span>
          </span>
        ))}
      </span>
    )
  return (
    <span className={`state-mark state-${state}`}>
      {outcome && <span className="visually-hidden">{desk.inquiryStates[state]}: </span>}
      {outcome ? desk.outcomeNames[outcome] : desk.inquiryStates[state]}
    </span>
  )
}

function Customer({ inquiry, isOpen, to }: { inquiry: Inquiry; isOpen: boolean; to: string }) {
  const { inquiries: texts } = useDashboardTexts()
  const { id, name, company, phone, verified, read } = inquiry
  const urgent = inquiry.urgent && inquiry.state !== "closed"
  return (
    <>
      <Link to={to} id={`request-name-${id}`} aria-current={isOpen || undefined} preventScrollReset>
        <b>{company || name}</b>
        {!read && <span className="visually-hidden">, {texts.unread}</span>}
        {company !== "" && name !== "" && <small>{name}</small>}
      </Link>
      {(urgent || !verified) && (
        <span className="inquiry-marks">
          {urgent && (
            <span className="inquiry-urgent">
              <Icon name="warn" />
              <span>{texts.urgent}</span>
            </span>
          )}
          {urgent && phone !== "" && (
            <a className="inquiry-phone" href={callLink(phone)} aria-label={texts.call(phone)}>
              <Icon name="phone" />
              <span>{phone}</span>
            </a>
          )}
          {!verified && (
            <span className="inquiry-unverified" title={texts.unverified}>
              <Icon name="warn" />
              <span>{texts.unverified}</span>
            </span>
          )}
        </span>
      )}
    </>
  )
}

/** Who else has the inquiry open. */
function LookingMark({ names }: { names: readonly string[] }) {
  const desk = useDeskTexts()
  if (names.length === 0) return null
  const text = desk.isLooking(names.join(", "))
  return (
    <span title={text}>
      <Icon name="eye" />
      <span aria-hidden="true">{initialsOf(names[0] ?? "")}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}

/** Initials of an inquiry's owner; dark for the signed-in person. */
export function OwnerMark({ owner }: { owner: Inquiry["owner"] }) {
  const desk = useDeskTexts()
  const { account } = useShell()
  if (!owner)
    return (
      <span className="owner-mark owner-none" title={desk.nobody}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{desk.nobody}</span>
      </span>
    )
  return (
    <span className={owner.id === account.id ? "owner-mark owner-me" : "owner-mark"} title={owner.name}>
      <span aria-hidden="true">{initialsOf(owner.name)}</span>
      <span className="visually-hidden">{owner.name}</span>
    </span>
  )
}
