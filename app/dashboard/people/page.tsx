import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Member } from "#contract/people.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { SettingsTabs } from "../settings/settings-tabs.tsx"
import { Button } from "../ui/button.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { FactorNote } from "./factor-note.tsx"
import { SignInLinkDialog, type ShownLink } from "./sign-in-link-dialog.tsx"
import { MemberDialog } from "./member-dialog.tsx"
import { PeopleTable } from "./people-table.tsx"
import { RoleMatrix } from "./role-matrix.tsx"
import "./people.css"

/** People with an account and their roles; and what each role may do. */
export default function PeoplePage() {
  const { people: texts, settings, common } = useDashboardTexts()
  const loaded = useQuery(read("GET /people"))
  const { data } = loaded
  const [edited, setEdited] = useState<Member | "new" | null>(null)
  const [link, setLink] = useState<ShownLink | null>(null)
  const disabled = data?.items.filter(({ state }) => state === "disabled").length ?? 0
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[
          { to: "/dashboard", label: common.dashboard },
          { to: "/dashboard/settings", label: settings.title },
        ]}
        stamp={data ? texts.summary(data.items.length - disabled, disabled) : "\u00a0"}
      >
        {data && (
          <Button icon="plus" onClick={() => setEdited("new")}>
            {texts.invite}
          </Button>
        )}
      </PageHeader>
      <SettingsTabs />
      <Loaded query={loaded} failed={texts.loadFailed}>
        {(members) => (
          <>
            <FactorNote members={members} />
            <PeopleTable members={members.items} onEdit={setEdited} onLink={setLink} />
          </>
        )}
      </Loaded>
      <RoleMatrix />
      {edited !== null && (
        <MemberDialog
          member={edited === "new" ? null : edited}
          onInvited={(invited) => {
            setEdited(null)
            setLink({ member: invited.person, kind: "invite", link: invited, isNew: true })
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {link && data && <SignInLinkDialog {...link} canMail={data.can_mail} onClose={() => setLink(null)} />}
    </>
  )
}
