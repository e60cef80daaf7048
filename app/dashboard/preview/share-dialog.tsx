import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { NewShare } from "#contract/publishing.ts"
import { languages } from "#contract/language.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { CopyButton } from "#app/ui/copy-button.tsx"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import type { ByLanguage } from "../translations/joint.ts"
import { MemberFilter, firstOf } from "../list/member-filter.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import "./preview.css"

const offeredDays = [1, 7, 30]
const dayMs = 86_400_000

export interface ShareDialogProps {
  at: { kind: string; id: number | string }
  /** Of a thing with a record in each language: these records. */
  members?: ByLanguage<{ id: number | string }> | undefined
  onClose: () => void
}

/** Creates and revokes links that show the record's draft to somebody without an account. */
export default function ShareDialog({ at: { kind, id: single }, members, onClose }: ShareDialogProps) {
  const { preview: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const [chosen, choose] = useState(() => firstOf(members))
  const id = members?.[chosen]?.id ?? single
  const shares = useQuery(read("GET /share", { query: { kind, id: String(id) } }))
  const [made, setMade] = useState<NewShare | null>(null)
  const [openedAt] = useState(() => Date.now())
  const until = (iso: string) => formatMoment(iso, language)
  const { isBusy, run } = useAction({ refreshes: ["GET /share"] })
  return (
    <Dialog title={texts.share} size="medium" onClose={onClose}>
      <p>{texts.shareText}</p>
      <MemberFilter members={members} value={chosen} onChoose={choose} />
      <div className="share-days">
        {offeredDays.map((days) => (
          <Button
            key={days}
            look="line"
            busy={isBusy}
            onClick={() => void run(async () => setMade(await callApi("POST /share", { json: { kind, id, days } })))}
          >
            {texts.shareFor(days, until(new Date(openedAt + days * dayMs).toISOString()))}
          </Button>
        ))}
      </div>
      {made && (
        <section aria-live="polite">
          <p>{texts.shareMade(until(made.expires_at))}</p>
          <ul className="share-links">
            {languages.map((code) => {
              const url = made.urls[code]
              return (
                url !== undefined && (
                  <li key={code}>
                    <b>{code.toUpperCase()}</b>
                    <code>{url}</code>
                    <CopyButton
                      text={texts.copyText(url, until(made.expires_at))}
                      label={texts.copy(common.languageNames[code])}
                      onDone={(isCopied) =>
                        toast(isCopied ? { text: texts.copied } : { text: texts.notCopied, isError: true })
                      }
                    />
                  </li>
                )
              )
            })}
          </ul>
        </section>
      )}
      {(shares.data ?? []).length > 0 && (
        <section>
          <h3>{texts.shared}</h3>
          <ul className="share-made">
            {(shares.data ?? []).map(({ share, made_by, expires_at }) => (
              <li key={share}>
                <span>{texts.sharedBy(made_by, until(expires_at))}</span>
                <Button
                  look="quiet"
                  busy={isBusy}
                  onClick={() =>
                    void run(async () => {
                      await callApi("DELETE /share/:id", { params: { id: share } })
                      if (made?.share === share) setMade(null)
                      toast({ text: texts.shareEnded })
                    })
                  }
                >
                  {texts.shareEnd}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
