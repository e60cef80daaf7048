import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Member, Members } from "#contract/people.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { type SecondFactorRule, secondFactorRules } from "#contract/people-constants.ts"
import { Icon } from "#app/ui/icon.tsx"
import { read, useRefresh } from "../api/read.ts"
import { SettingsTabs } from "../ui/settings-tabs.tsx"
import { Button } from "../ui/button.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { SignInLinkDialog, type ShownLink } from "./sign-in-link-dialog.tsx"
import { MemberDialog } from "./member-dialog.tsx"
import { PeopleTable } from "./people-table.tsx"
import { RoleMatrix } from "./role-matrix.tsx"
import { callApi } from "../api/call-api.ts"
import { ownName } from "../ui/own-name.ts"
import { DialogForm } from "../ui/form.tsx"
import { TickField } from "../ui/ticks.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"
import { useReloadShell } from "../ui/use-reload-shell.ts"
import { withoutSecondFactor } from "./member-state.ts"
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

/** People without second factor, who must have one, and a way to change that. */
function FactorNote({ members }: { members: Members }) {
  const { people: texts } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  const { second_factor: rule, items } = members
  const lacking = withoutSecondFactor(items).map(ownName)
  const isWarning = lacking.length > 0
  return (
    <div className={isWarning ? "factor-note factor-warn" : "factor-note"}>
      <Icon name={isWarning ? "warn" : "info"} />
      <p>
        {isWarning && <b>{texts.lacking(lacking)} </b>}
        {texts.ruleNow[rule]}
      </p>
      <button type="button" className="text-button" onClick={() => setIsOpen(true)}>
        {rule === "off" ? texts.askOfEverybody : texts.changeRule}
      </button>
      {isOpen && <RuleDialog rule={rule} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function RuleDialog({ rule, onClose }: { rule: Members["second_factor"]; onClose: () => void }) {
  const { people: texts, common } = useDashboardTexts()
  const reloadShell = useReloadShell()
  const refresh = useRefresh()
  const toast = useToast()
  const form = useForm({
    start: { rule: rule === "off" ? ("everybody" as SecondFactorRule) : rule },
    send: async ({ rule: second_factor }) => {
      await callApi("PATCH /people", { json: { second_factor } })
      toast({ text: texts.ruleChanged })
      onClose()
      await refresh("GET /people")
      // The rule may apply to the current account, for which the shell requires the set-up.
      await reloadShell()
    },
  })
  return (
    <DialogForm
      form={form}
      title={texts.ruleTitle}
      size="medium"
      lead={<p>{texts.ruleText}</p>}
      action={common.save}
      onClose={onClose}
    >
      <TickField
        legend={texts.ruleLegend}
        type="radio"
        options={secondFactorRules.map((value) => ({ value, ...texts.rules[value] }))}
        chosen={[form.values.rule]}
        onChoose={([chosen]) => chosen && form.set({ rule: chosen })}
      />
    </DialogForm>
  )
}
