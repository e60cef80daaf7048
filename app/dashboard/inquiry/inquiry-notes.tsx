import type { Inquiry } from "#contract/inquiry.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"

/** What has to be known before the messages are read: machine down, no human check, outcome. */
export function InquiryNotes({ inquiry: { urgent, verified, outcome, outcome_note, state } }: { inquiry: Inquiry }) {
  const { inquiries: texts } = useDashboardTexts()
  const desk = useDeskTexts()
  return (
    <>
      {urgent && (
        <p className="thread-note thread-urgent">
          <Icon name="phone" />
          {texts.urgentNote}
        </p>
      )}
      {!verified && (
        <p className="thread-note thread-unverified">
          <Icon name="warn" />
          {texts.unverifiedNote}
        </p>
      )}
      {outcome && (
        <p className="thread-note">
          <Icon name="check" />
          {[(state === "closed" ? desk.closedAs : desk.openAgain)(desk.outcomes[outcome]), outcome_note]
            .filter(Boolean)
            .join(". ")}
        </p>
      )}
    </>
  )
}
