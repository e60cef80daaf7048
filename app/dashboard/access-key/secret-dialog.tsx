import type { NewAccessKey } from "#contract/access-key.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { ShownOnce } from "../ui/shown-once.tsx"

/** Secret of a new or renewed key. */
export interface ShownSecret {
  made: NewAccessKey
  isNew: boolean
}

/** Shows the secret of an access key once. */
export function SecretDialog({ made: { key, secret }, isNew, onClose }: ShownSecret & { onClose: () => void }) {
  const { accessKeys: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  return (
    <Dialog title={isNew ? texts.madeTitle(key.name) : texts.renewedTitle(key.name)} onClose={onClose}>
      <ShownOnce label={texts.secret} value={secret} hint={texts.secretHint} />
      <p>{texts.howToUse}</p>
      {key.former_until !== null && <p>{texts.formerUntil(formatMoment(key.former_until, language))}</p>}
      <div className="action-row">
        <Button look="line" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  )
}
