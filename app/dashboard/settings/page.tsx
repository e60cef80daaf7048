import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect } from "react"
import { useDashboardTexts, useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Settings } from "#contract/settings.ts"
import { read } from "../api/read.ts"
import { AwaitedRecord } from "../record/awaited-record.tsx"
import { EditingScope, FieldScope, useIsReadOnly } from "../ui/editing-scope.tsx"
import { ConflictDialog } from "../record/conflict-dialog.tsx"
import { SaveBar } from "../record/save-bar.tsx"
import { UnsavedOffer } from "../record/unsaved-offer.tsx"
import { useScreenEditor } from "../record/use-screen-editor.ts"
import { HistoryButton } from "../history/history-button.tsx"
import { useMay, useShell } from "../ui/shell-context.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { PageHeader } from "../ui/page-header.tsx"
import { LoginForm } from "./login-form.tsx"
import { OfferSection } from "./offer-section.tsx"
import { PasswordForm } from "./password-form.tsx"
import { settingsFieldNames } from "./settings-field-names.ts"
import { SettingsFields } from "./settings-fields.tsx"
import { SettingsTabs } from "../ui/settings-tabs.tsx"
import { useReloadShell } from "../ui/use-reload-shell.ts"
import "./settings.css"

export default function SettingsPage() {
  const { settings: texts } = useDashboardTexts()
  const { data, error } = useQuery(read("GET /settings"))
  if (data)
    return (
      <EditingScope needs="settings.edit">
        <SettingsScreen settings={data} />
      </EditingScope>
    )
  return <AwaitedRecord title={texts.title} error={error} failed={texts.loadFailed} />
}

/** Login and password change at once, each by its button; the settings are edited like any record. */
function SettingsScreen({ settings }: { settings: Settings }) {
  const { settings: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const record = { ...settings, id: 1, image_list: [] }
  const { editor, discard } = useScreenEditor({
    kind: "settings",
    record,
    publication: null,
    fields: settingsFieldNames,
  })
  const isReadOnly = useIsReadOnly()
  const mayOffer = useMay("inquiries.edit")
  const { updated_at, company_name } = editor.record
  useCompanyInFrame(company_name)
  return (
    <>
      <PageHeader
        title={texts.title}
        stamp={updated_at === "" ? "\u00a0" : texts.saved(formatMoment(updated_at, language))}
      >
        <HistoryButton editor={editor} />
      </PageHeader>
      <SettingsTabs />
      <UnsavedOffer editor={editor} />
      <section className="d-sec">
        <h2>{isReadOnly ? texts.title : texts.settingsTitle}</h2>
        <SettingsFields editor={editor} />
      </section>
      {mayOffer && (
        <FieldScope isReadOnly={isReadOnly}>
          <OfferSection />
        </FieldScope>
      )}
      <FieldScope isReadOnly={false}>
        <div className="access">
          <Access title={texts.loginTitle} isOpen={isReadOnly}>
            <LoginForm />
          </Access>
          <Access title={texts.passwordTitle} isOpen={isReadOnly}>
            <PasswordForm />
          </Access>
        </div>
      </FieldScope>
      <SaveBar editor={editor} label={texts.update} onDiscard={discard} />
      {editor.conflict && <ConflictDialog conflict={editor.conflict} />}
    </>
  )
}

/** A form of one's own access, folded where the company's data come first. */
function Access({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <section className="d-sec">
      <details open={isOpen}>
        <summary>
          <h2>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  )
}

/** Updates the company's name in rail and document title. */
function useCompanyInFrame(name: string): void {
  const { company } = useShell()
  const reloadShell = useReloadShell()
  useEffect(() => {
    if (name !== "" && name !== company) void reloadShell()
  }, [name, company, reloadShell])
}
