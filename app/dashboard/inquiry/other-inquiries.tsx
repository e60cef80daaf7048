import { Link } from "react-router"
import type { Language } from "#contract/language.ts"
import type { Thread } from "#contract/message.ts"
import { formatAmount } from "#contract/offer-constants.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { useMay } from "../ui/shell-context.tsx"
import { useAction } from "../ui/use-action.ts"
import { inquiryView, wholeList } from "./inquiry-address.ts"
import { useReceived } from "./use-received.ts"

interface OtherInquiriesProps {
  inquiry: Thread
  linkTo: (id: number) => string
}

/** What the same company or address has inquired, was offered and has ordered; a duplicate can be merged into the open one. */
export function OtherInquiries({ inquiry, linkTo }: OtherInquiriesProps) {
  const { id: into, others, reference, company, name, email } = inquiry
  const language = useDashboardLanguage()
  const desk = useDeskTexts()
  const received = useReceived()
  const mayEdit = useMay("inquiries.edit")
  const { run } = useAction({ refreshes: ["GET /request/:id", "GET /request"] })
  const merge = ({ id, version, reference: merged }: Thread["others"][number]) =>
    run(() => callApi("POST /request/:id/merge", { params: { id }, version, json: { into } }), {
      key: id,
      question: { title: desk.mergeTitle, body: desk.mergeText(merged, reference), yes: desk.merge },
      done: desk.merged(merged, reference),
    })
  return (
    <section className="thread-others">
      <h3>{company || name}</h3>
      <p>{[desk.others(others.length), ...orderedSums(others, language).map(desk.ordered)].join(", ")}</p>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={linkTo(other.id)} preventScrollReset>
              {other.reference}
            </Link>
            <span>
              {[
                received(other.created_at),
                other.name,
                `${other.lines} ${desk.lines(other.lines)}`,
                other.outcome && other.state === "closed"
                  ? desk.closedAs(desk.outcomes[other.outcome])
                  : desk.inquiryStates[other.state],
              ].join(", ")}
            </span>
            {other.value && <b>{money(other.value.ordered ?? other.value.net, other.value.currency, language)}</b>}
            {mayEdit && (
              <button
                type="button"
                className="text-button"
                aria-label={desk.mergeOf(other.reference)}
                onClick={() => void merge(other)}
              >
                {desk.merge}
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Link to={`/dashboard/requests?${inquiryView.write({ ...wholeList, query: company || email }).toString()}`}>
          {desk.allOfCustomer}
        </Link>
      )}
    </section>
  )
}

const money = (hundredths: number, currency: string, language: Language): string =>
  `${formatAmount(hundredths, language)} ${currency}`

/** Returns what was ordered, by currency. */
function orderedSums(others: Thread["others"], language: Language): string[] {
  const values = others.flatMap(({ value }) => (value?.ordered ? [{ ...value, ordered: value.ordered }] : []))
  return [...Map.groupBy(values, ({ currency }) => currency)].map(([currency, orders]) =>
    money(
      orders.reduce((sum, { ordered }) => sum + ordered, 0),
      currency,
      language,
    ),
  )
}
