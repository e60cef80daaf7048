import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useDashboardTexts, useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { NewAccessKey } from "#contract/access-key.ts"
import { read } from "../api/read.ts"
import { SettingsTabs } from "../ui/settings-tabs.tsx"
import { Button } from "../ui/button.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState } from "../ui/states.tsx"
import { KeyList } from "./key-list.tsx"
import { MakeKeyDialog } from "./make-key-dialog.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { ShownOnce } from "../ui/shown-once.tsx"
import "./access-keys.css"

/** Access keys, by which programs use the API. */
export default function AccessKeysPage() {
  const { accessKeys: texts, settings, common } = useDashboardTexts()
  const loaded = useQuery(read("GET /token"))
  const { data } = loaded
  const [isMaking, setIsMaking] = useState(false)
  const [secret, setSecret] = useState<ShownSecret | null>(null)
  const make = (
    <Button icon="plus" onClick={() => setIsMaking(true)}>
      {texts.make}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[
          { to: "/dashboard", label: common.dashboard },
          { to: "/dashboard/settings", label: settings.title },
        ]}
        stamp={data ? texts.summary(data.length) : "\u00a0"}
      >
        {data && data.length > 0 && make}
      </PageHeader>
      <SettingsTabs />
      <p className="key-about">{texts.about}</p>
      <Loaded
        query={loaded}
        failed={texts.loadFailed}
        rows={3}
        empty={
          <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
            {make}
          </EmptyState>
        }
      >
        {(keys) => <KeyList keys={keys} onRenewed={(made) => setSecret({ made, isNew: false })} />}
      </Loaded>
      {isMaking && (
        <MakeKeyDialog
          onMade={(made) => {
            setIsMaking(false)
            setSecret({ made, isNew: true })
          }}
          onClose={() => setIsMaking(false)}
        />
      )}
      {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
    </>
  )
}

/** Secret of a new or renewed key. */
interface ShownSecret {
  made: NewAccessKey
  isNew: boolean
}

/** Shows the secret of an access key once. */
function SecretDialog({ made: { key, secret }, isNew, onClose }: ShownSecret & { onClose: () => void }) {
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
