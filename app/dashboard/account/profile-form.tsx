import type { Account } from "#contract/auth.ts"
import { deskMails } from "#contract/inquiry-constants.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { defaultLanguage, languageTable, languages } from "#contract/language.ts"
import { pickLocalized } from "#contract/localized.ts"
import {
  useChooseDashboardLanguage,
  useDashboardLanguage,
  useDashboardTexts,
} from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { useMayDraft } from "../editor/use-translated-languages.ts"
import { useUnkeptInput } from "../editor/use-unsaved.ts"
import { Button } from "../ui/button.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { AreaField, TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { Notice } from "../ui/notice.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"
import { useReloadShell } from "../ui/use-reload-shell.ts"

/** Name, e-mail address and the dashboard's language, which changes at once. */
export function ProfileForm({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const { account: texts, common } = useDashboardTexts()
  const toast = useToast()
  const reloadShell = useReloadShell()
  const mayAnswer = useMay("inquiries.edit")
  const mayDraft = useMayDraft()
  const stored: Readonly<Record<string, unknown>> = account
  const { mail_assigned, mail_replied, mail_bounced, mail_urgent } = account
  const form = useForm({
    start: {
      name: account.name,
      email: account.email,
      review_mails: account.review_mails,
      mail_assigned,
      mail_replied,
      mail_bounced,
      mail_urgent,
      ...pickLocalized(account, "signature"),
    },
    send: async ({ name, email, ...others }) => {
      const changed = Object.entries(others).filter(([field, value]) => value !== stored[field])
      const json = { name: name.trim(), email: email.trim(), ...Object.fromEntries(changed) }
      await callApi("PATCH /auth/profile", { json })
      onChanged()
      // Name and signature of answers come from the account of the shell; until it is loaded, the form differs from it.
      await reloadShell()
      toast({ text: texts.saved, about: "profile" })
    },
  })
  useUnkeptInput(form.isTyped)
  const mails = [
    ...(mayDraft ? [{ field: "review_mails" as const, label: texts.reviewMails }] : []),
    ...(mayAnswer ? deskMails.map((news) => ({ field: `mail_${news}` as const, label: texts.deskMails[news] })) : []),
  ]
  return (
    <Form form={form} className="access-form">
      <TextField label={texts.name} {...form.field("name")} maxLength={dashboardLimits.setting} autoComplete="name" />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        {...form.field("email")}
        autoComplete="email"
      />
      {mails.length > 0 && (
        <div className="ticks">
          {mails.map(({ field, label }) => (
            <label key={field} className="tick-line">
              <input
                type="checkbox"
                checked={form.values[field]}
                onChange={({ target }) => form.set({ [field]: target.checked })}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
      {mayAnswer &&
        languages.map((language) => (
          <AreaField
            key={language}
            label={texts.signature(common.languageNames[language])}
            {...(language === defaultLanguage ? { hint: texts.signatureHint } : {})}
            lang={language}
            rows={3}
            maxLength={dashboardLimits.signature}
            {...form.field(`signature_${language}`)}
          />
        ))}
      <div className="action-row">
        <Button type="submit" busy={form.isBusy}>
          {texts.save}
        </Button>
      </div>
      <LanguageChoice />
    </Form>
  )
}

/** Dashboard language, stored in this browser. */
function LanguageChoice() {
  const { account: texts, common } = useDashboardTexts()
  const current = useDashboardLanguage()
  const { choose, hasFailed } = useChooseDashboardLanguage()
  return (
    <fieldset className="language-choice field">
      <legend>{texts.language}</legend>
      <div>
        {languages.map((language) => (
          <label key={language} lang={language}>
            <input
              type="radio"
              name="dashboard-language"
              checked={language === current}
              onChange={() => choose(language)}
            />
            {languageTable[language].ownName}
          </label>
        ))}
      </div>
      {hasFailed && <Notice tone="bad">{common.errors.no_response}</Notice>}
    </fieldset>
  )
}
