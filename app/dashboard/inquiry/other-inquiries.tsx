import { Link } from "react-router"
import type { Thread } from "#contract/message.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { useMay } from "../ui/shell-context.tsx"
import { useAction } from "../ui/use-action.ts"
import { useReceived } from "./use-received.ts"

interface OtherInquiriesProps {
  inquiry: Thread
  linkTo: (id: number) => string
}

/** Other inquiries of the same company or address; a duplicate can be merged into the open one. */
export function OtherInquiries({ inquiry: { id: into, others, reference }, linkTo }: OtherInquiriesProps) {
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
      <h3>{desk.others(others.length)}</h3>
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
                other.outcome && other.state === "closed"
                  ? desk.closedAs(desk.outcomes[other.outcome])
                  : desk.inquiryStates[other.state],
              ].join(", ")}
            </span>
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
    </section>
  )
}
