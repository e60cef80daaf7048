import { Fragment, useState } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { tableRoles as roles } from "#app/ui/table-roles.ts"
import { formatReceived } from "./format-received.ts"
import { HumanCheckMark } from "./human-check.tsx"
import { InquiryDetails } from "./inquiry-details.tsx"
import { ProgressNote } from "./inquiry-progress.tsx"
import type { InquiryChanges } from "./use-inquiry-changes.tsx"

interface RowActions {
  onToggle: (inquiry: Inquiry) => void
  changes: InquiryChanges
}

export function InquiryList({
  items,
  openId,
  ...actions
}: RowActions & { items: readonly Inquiry[]; openId: number | null }) {
  const { inquiries: texts } = useDashboardTexts()
  const { columns } = texts
  return (
    <table className="dense requests" {...roles.table} aria-label={texts.listLabel}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {(["received", "name", "company", "email", "source", "parts", "language", "check", "actions"] as const).map(
            (column) => (
              <th key={column} {...roles.head} className={headClasses[column]}>
                {column === "actions" ? <span className="visually-hidden">{columns.actions}</span> : columns[column]}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {items.map((inquiry) => (
          <Fragment key={inquiry.id}>
            <InquiryRow inquiry={inquiry} isOpen={inquiry.id === openId} {...actions} />
            {inquiry.id === openId && (
              <tr className="detail" {...roles.row} id={`request-${inquiry.id}`}>
                <td {...roles.cell} colSpan={9}>
                  <InquiryDetails inquiry={inquiry} changes={actions.changes} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

const headClasses: Record<string, string> = {
  parts: "request-parts",
  language: "request-language",
  actions: "request-actions",
}

function InquiryRow({ inquiry, isOpen, onToggle, changes }: RowActions & { inquiry: Inquiry; isOpen: boolean }) {
  const { inquiries: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const [now] = useState(() => new Date())
  const { id, name, company, email, source, items, lang, verified, urgent, read, created_at } = inquiry
  return (
    <tr
      {...roles.row}
      className={[isOpen ? "request-open" : "", read ? "" : "request-unread"].join(" ").trim() || undefined}
    >
      <td {...roles.cell} className="when">
        <time dateTime={created_at}>{formatReceived(created_at, language, now)}</time>
        <ProgressNote inquiry={inquiry} />
      </td>
      <td {...roles.cell} className="request-sender">
        <button
          type="button"
          id={`request-name-${id}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `request-${id}` : undefined}
          onClick={() => onToggle(inquiry)}
        >
          <Icon name={isOpen ? "up" : "down"} />
          <span>{name}</span>
          {!read && <span className="visually-hidden">, {texts.unread}</span>}
        </button>
        {urgent && (
          <span className="badge badge-failed">
            <Icon name="phone" />
            {texts.urgent}
          </span>
        )}
      </td>
      <td {...roles.cell} className="request-company">
        {company}
      </td>
      <td {...roles.cell} className="request-mail">
        {email !== "" && (
          <a href={`mailto:${email}`} title={email}>
            {email}
          </a>
        )}
      </td>
      <td {...roles.cell} className="request-source">
        {texts.filters[source]}
      </td>
      <td {...roles.cell} className="request-parts">
        {items.length > 0 ? items.length : <NoParts />}
      </td>
      <td {...roles.cell} className="request-language">
        {lang.toUpperCase()}
      </td>
      <td {...roles.cell} className="request-status">
        <HumanCheckMark verified={verified} />
      </td>
      <td {...roles.cell} className="request-actions">
        <button
          type="button"
          className="icon-button"
          aria-label={texts.remove(name)}
          onClick={() => void changes.remove(inquiry)}
        >
          <Icon name="trash" />
        </button>
      </td>
    </tr>
  )
}

function NoParts() {
  const { inquiries: texts } = useDashboardTexts()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{texts.noParts}</span>
    </>
  )
}
