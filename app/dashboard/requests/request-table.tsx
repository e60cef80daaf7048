import { Fragment } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { formatReceived } from "./format-received.ts"
import { HumanCheck } from "./human-check.tsx"
import { RequestDetails } from "./request-details.tsx"

interface RowActions {
  onToggle: (inquiry: Inquiry) => void
  onRemove: (inquiry: Inquiry) => void
}

// The roles are written out: below 1280 px the styles turn rows into cards, and a table that is laid out as a grid loses its own.
export function RequestTable({ items, openId, ...actions }: RowActions & { items: readonly Inquiry[]; openId: number | null }) {
  const { requests: texts } = useDashboardTexts()
  const { columns } = texts
  return (
    <table className="requests" role="table" aria-label={texts.listLabel}>
      <thead role="rowgroup">
        <tr role="row">
          {(["received", "name", "company", "email", "source", "parts", "language", "check", "actions"] as const).map((column) => (
            <th key={column} role="columnheader" scope="col" className={headClasses[column]}>
              {column === "actions" ? <span className="vh">{columns.actions}</span> : columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((inquiry) => (
          <Fragment key={inquiry.id}>
            <RequestRow inquiry={inquiry} isOpen={inquiry.id === openId} {...actions} />
            {inquiry.id === openId && (
              <tr className="detail" role="row" id={`request-${inquiry.id}`}>
                <td role="cell" colSpan={9}>
                  <RequestDetails inquiry={inquiry} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

const headClasses: Record<string, string> = { parts: "n", language: "lg", actions: "x" }

function RequestRow({ inquiry, isOpen, onToggle, onRemove }: RowActions & { inquiry: Inquiry; isOpen: boolean }) {
  const { requests: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { id, name, company, email, source, items, lang, verified, read, created_at } = inquiry
  return (
    <tr role="row" className={[isOpen ? "open" : "", read ? "" : "unread"].join(" ").trim() || undefined}>
      <td role="cell" className="when">
        <time dateTime={created_at}>{formatReceived(created_at, language, new Date())}</time>
      </td>
      <td role="cell" className="who">
        <button
          type="button"
          id={`request-name-${id}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `request-${id}` : undefined}
          onClick={() => onToggle(inquiry)}
        >
          <Icon name={isOpen ? "up" : "down"} />
          <span>{name}</span>
          {!read && <span className="vh">, {texts.unread}</span>}
        </button>
      </td>
      <td role="cell" className="co">
        {company}
      </td>
      <td role="cell" className="mail">
        <a href={`mailto:${email}`}>{email}</a>
      </td>
      <td role="cell" className="src">
        {texts.filters[source]}
      </td>
      <td role="cell" className="n">
        {items.length > 0 ? items.length : <NoParts />}
      </td>
      <td role="cell" className="lg">
        {lang.toUpperCase()}
      </td>
      <td role="cell" className="st">
        <HumanCheck verified={verified} />
      </td>
      <td role="cell" className="x">
        <button type="button" className="icon-btn" aria-label={texts.remove(name)} onClick={() => onRemove(inquiry)}>
          <Icon name="trash" />
        </button>
      </td>
    </tr>
  )
}

function NoParts() {
  const { requests: texts } = useDashboardTexts()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="vh">{texts.noParts}</span>
    </>
  )
}
