import { type FormEvent, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import type { Account } from "#contract/auth.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { defaultLanguage, languageTable, languages } from "#contract/language.ts"
import { localizedNames, pickLocalized } from "#contract/localized.ts"
import {
  useChooseDashboardLanguage,
  useDashboardLanguage,
  useDashboardTexts,
} from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import { useUnkeptInput } from "../editor/use-unsaved.ts"
import { Button } from "../ui/button.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { AreaField, TextField } from "../ui/field.tsx"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { Notice } from "../ui/notice.tsx"
import { useToast } from "../ui/toasts.tsx"

/** Name, e-mail address and the dashboard's language, which changes at once. */
export function ProfileForm({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const { account: texts, common } = useDashboardTexts()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [name, setName] = useState(account.name)
  const [email, setEmail] = useState(account.email)
  const [signatures, setSignatures] = useState(() => pickLocalized(account, "signature"))
  const mayAnswer = useMay("inquiries.edit")
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isSigned = localizedNames("signature").every((field) => signatures[field] === account[field])
  const isChanged = name.trim() !== account.name || email.trim() !== account.email || !isSigned
  useUnkeptInput(isChanged)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setErrors({})
    setIsBusy(true)
    try {
      await callApi("PATCH /auth/profile", {
        json: { name: name.trim(), email: email.trim(), ...(isSigned ? {} : signatures) },
      })
      toast({ text: texts.saved, about: "profile" })
      onChanged()
      // Name and signature of answers come from the account of the shell.
      await revalidate()
    } catch (error) {
      const found = fieldErrorTexts(common, error)
      setErrors(found)
      focusFirstInvalid(form)
      if (Object.keys(found).length === 0) toast({ text: errorText(common, error), isError: true, about: "profile" })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form className="access-form" ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.name}
        value={name}
        onValue={setName}
        error={errors["name"]}
        maxLength={dashboardLimits.setting}
        autoComplete="name"
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        value={email}
        onValue={setEmail}
        error={errors["email"]}
        autoComplete="email"
      />
      {mayAnswer &&
        languages.map((language) => (
          <AreaField
            key={language}
            label={texts.signature(common.languageNames[language])}
            {...(language === defaultLanguage ? { hint: texts.signatureHint } : {})}
            lang={language}
            rows={3}
            maxLength={dashboardLimits.signature}
            value={signatures[`signature_${language}`]}
            error={errors[`signature_${language}`]}
            onValue={(value) => setSignatures({ ...signatures, [`signature_${language}`]: value })}
          />
        ))}
      <div className="action-row">
        <Button type="submit" busy={isBusy}>
          {texts.save}
        </Button>
      </div>
      <LanguageChoice />
    </form>
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
