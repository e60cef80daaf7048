import { type ReactNode } from "react"
import { Link } from "react-router"
import type { Inquiry, InquiryPage } from "#contract/inquiry.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { tableRoles as roles } from "#app/ui/table-roles.ts"
import { useShell } from "../ui/shell-context.tsx"
import { initialsOf } from "../shell/own-name.ts"
import { TimeLeft } from "./time-left.tsx"
import type { Ticked } from "./use-ticked.ts"
import "./inquiry-cells.css"

interface InquiryListProps {
  list: InquiryPage
  openId: number | null
  selection: Ticked
  linkTo: (id: number) => string
}

const columns = ["state", "left", "customer", "lines", "language", "owner", "looking"] as const

/** A page of inquiries: next action, time left, sender and owner. */
export function InquiryList({ list: { items, looking }, openId, selection, linkTo }: InquiryListProps) {
  const { inquiries: texts } = useDashboardTexts()
  const desk = useDeskTexts()
  return (
    <table
      className={selection.isOn ? "inquiry-list inquiry-list-picking" : "inquiry-list"}
      {...roles.table}
      aria-label={texts.listLabel}
    >
      <thead {...roles.group}>
        <tr {...roles.row}>
          {selection.isOn && (
            <th {...roles.head} className="inquiry-pick">
              <label className="inquiry-tick">
                <input
                  type="checkbox"
                  checked={items.every(({ id }) => selection.has(id))}
                  onChange={({ target }) => selection.setAll(items, target.checked)}
                />
                <span className="visually-hidden">{desk.selectPage}</span>
              </label>
            </th>
          )}
          {columns.map((column) => (
            <th key={column} {...roles.head} className={`inquiry-${column}`}>
              {column === "looking" || column === "language" ? (
                <span className="visually-hidden">{desk.columns[column]}</span>
              ) : (
                desk.columns[column]
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {items.map((inquiry) => (
          <InquiryRow
            key={inquiry.id}
            inquiry={inquiry}
            isOpen={inquiry.id === openId}
            to={linkTo(inquiry.id)}
            looking={looking.filter(({ request_id }) => request_id === inquiry.id).map(({ name }) => name)}
            pick={
              selection.isOn && (
                <td {...roles.cell} className="inquiry-pick">
                  <label className="inquiry-tick">
                    <input
                      type="checkbox"
                      checked={selection.has(inquiry.id)}
                      onChange={({ target }) => selection.setAll([inquiry], target.checked)}
                    />
                    <span className="visually-hidden">{desk.select(inquiry.company || inquiry.name)}</span>
                  </label>
                </td>
              )
            }
          />
        ))}
      </tbody>
    </table>
  )
}

interface InquiryRowProps {
  inquiry: Inquiry
  isOpen: boolean
  to: string
  looking: readonly string[]
  pick: ReactNode
}

function InquiryRow({ inquiry, isOpen, to, looking, pick }: InquiryRowProps) {
  const { inquiries: texts } = useDashboardTexts()
  const desk = useDeskTexts()
  const { id, name, company, items, lang, verified, urgent, read, state, outcome } = inquiry
  return (
    <tr
      {...roles.row}
      className={[isOpen ? "inquiry-open" : "", read ? "" : "inquiry-unread"].filter(Boolean).join(" ")}
    >
      {pick}
      <td {...roles.cell} className="inquiry-state">
        <span className={`state-mark state-${state}`}>
          {outcome && <span className="visually-hidden">{desk.inquiryStates[state]}: </span>}
          {outcome ? desk.outcomeNames[outcome] : desk.inquiryStates[state]}
        </span>
      </td>
      <td {...roles.cell} className="inquiry-left">
        <TimeLeft inquiry={inquiry} />
      </td>
      <td {...roles.cell} className="inquiry-customer">
        <Link to={to} id={`request-name-${id}`} aria-current={isOpen || undefined} preventScrollReset>
          <b>{company || name}</b>
          {!read && <span className="visually-hidden">, {texts.unread}</span>}
          {company !== "" && name !== "" && <small>{name}</small>}
        </Link>
        {(urgent || !verified) && (
          <span className="inquiry-marks">
            {urgent && (
              <span className="inquiry-urgent" title={texts.urgent}>
                <Icon name="phone" />
                <span>{texts.urgent}</span>
              </span>
            )}
            {!verified && (
              <span className="inquiry-unverified" title={texts.unverified}>
                <Icon name="warn" />
                <span>{texts.unverified}</span>
              </span>
            )}
          </span>
        )}
      </td>
      <td {...roles.cell} className="inquiry-lines">
        {items.length > 0 ? items.length : "–"} <span>{desk.lines(items.length)}</span>
      </td>
      <td {...roles.cell} className="inquiry-language">
        {lang.toUpperCase()}
      </td>
      <td {...roles.cell} className="inquiry-owner">
        <OwnerMark owner={inquiry.owner} />
      </td>
      <td {...roles.cell} className="inquiry-looking">
        {looking.length > 0 && (
          <span title={desk.isLooking(looking.join(", "))}>
            <Icon name="eye" />
            <span aria-hidden="true">{initialsOf(looking[0] ?? "")}</span>
            <span className="visually-hidden">{desk.isLooking(looking.join(", "))}</span>
          </span>
        )}
      </td>
    </tr>
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
