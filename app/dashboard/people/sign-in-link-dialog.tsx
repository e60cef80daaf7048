import { useState } from "react"
import type { Member, TicketLink } from "#contract/people.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { ownName } from "../ui/own-name.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { formatMomentInWords } from "../ui/format-date.ts"
import { Notice } from "../ui/notice.tsx"
import { ShownOnce } from "../ui/shown-once.tsx"
import { useAction } from "../ui/use-action.ts"

export type LinkKind = "invite" | "reset"
export const linkCalls = { invite: "POST /people/:id/invite", reset: "POST /people/:id/reset" } as const

/** A newly created link for somebody. */
export interface ShownLink {
  member: Member
  kind: LinkKind
  link: TicketLink
  /** The person was just invited. */
  isNew: boolean
}

interface SignInLinkDialogProps extends ShownLink {
  canMail: boolean
  onClose: () => void
}

/** Shows a link once, to be copied, or mailed if mail is set up. */
export function SignInLinkDialog({ member, kind, link, isNew, canMail, onClose }: SignInLinkDialogProps) {
  const { people: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const [isSent, setIsSent] = useState(false)
  const { isBusy, run } = useAction()
  const name = ownName(member)
  const until = formatMomentInWords(link.expires_at, language)
  const send = () =>
    run(async () => {
      await callApi(linkCalls[kind], { params: { id: member.id }, json: { mail: true } })
      setIsSent(true)
    })
  return (
    <Dialog title={isNew ? texts.invitedTitle(name) : texts.linkTitle(name)} size="narrow" onClose={onClose}>
      {isSent ? (
        // The mail has a link of its own, which invalidates the one shown here.
        <Notice tone="good">{texts.mailed(member.email)}</Notice>
      ) : (
        <>
          <ShownOnce label={texts.linkLabels[kind]} value={link.url} hint={texts.linkHint(until)} />
          <p>{texts.linkTexts[kind](name)}</p>
        </>
      )}
      <div className="action-row">
        {canMail && member.email !== "" && !isSent && (
          <Button look="line" icon="mail" busy={isBusy} onClick={() => void send()}>
            {texts.mailIt}
          </Button>
        )}
        <Button look="line" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  )
}
