import { Link, useNavigate } from "react-router"
import type { Thread } from "#contract/message.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { callApi } from "../api/call-api.ts"
import { useAction } from "../ui/use-action.ts"

interface SuggestedInquiryProps {
  thread: Thread
  linkTo: (id: number) => string
}

/** Asks whether the mail that began an inquiry continues another one; a press adds it there. */
export function SuggestedInquiry({ thread: { id, version, reference, suggestion }, linkTo }: SuggestedInquiryProps) {
  const desk = useDeskTexts()
  const { suggested: texts } = desk
  const navigate = useNavigate()
  const { isBusy, run } = useAction()
  if (suggestion === null) return null
  const { id: into, reference: other, name, deleted } = suggestion
  const merge = () =>
    run(
      async () => {
        await callApi("POST /request/:id/merge", { params: { id }, version, json: { into } })
        await navigate(linkTo(into))
      },
      // The merged inquiry itself is gone.
      { done: desk.merged(reference, other), refreshes: ["GET /request"] },
    )
  const keep = () =>
    run(() => callApi("PATCH /request/:id", { params: { id }, json: { suggestion: null } }), {
      refreshes: ["GET /request/:id"],
    })
  return (
    <p className="thread-note thread-question">
      <Icon name="mail" />
      <span>
        {texts.question} <Link to={linkTo(into)}>{other}</Link> ({name}
        {deleted && `, ${desk.unsorted.inTrash}`})?
      </span>
      {!deleted && (
        <button type="button" className="text-button" aria-disabled={isBusy || undefined} onClick={() => void merge()}>
          {texts.yes}
        </button>
      )}
      <button type="button" className="text-button" aria-disabled={isBusy || undefined} onClick={() => void keep()}>
        {texts.no}
      </button>
    </p>
  )
}
