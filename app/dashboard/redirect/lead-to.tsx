import { useState } from "react"
import type { MissingAddress } from "#contract/redirect.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useEscape } from "../ui/use-escape.ts"
import { Button } from "../ui/button.tsx"
import { DidYouMean } from "./did-you-mean.tsx"
import { TargetField } from "./target-field.tsx"
import { type RedirectErrors, useRedirectChanges } from "./use-redirect-changes.ts"
import { useTarget } from "./use-target.ts"

interface LeadToProps {
  missing: MissingAddress
  onDone: () => void
}

/** Sets the target of a missing address; Enter saves, Escape closes. */
export function LeadTo({ missing, onDone }: LeadToProps) {
  const { redirects: texts, common } = useDashboardTexts()
  const { path, count } = missing
  const { choice, language, setChoice, setLanguage } = useTarget(path)
  const { save, forget } = useRedirectChanges()
  const [errors, setErrors] = useState<RedirectErrors>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEscape(onDone)
  const submit = async () => {
    setIsBusy(true)
    const found = await save(path, choice)
    setIsBusy(false)
    if (found === null) onDone()
    else setErrors(found)
  }
  const outcome =
    choice.status === 410
      ? texts.missing.visitorsGone(count)
      : choice.target === ""
        ? texts.missing.visitorsOpen(count)
        : texts.missing.visitors(count, choice.text)
  return (
    <form
      className="redirect-lead"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      <div>
        <DidYouMean path={path} language={language} onChoose={setChoice} />
        <TargetField
          choice={choice}
          language={language}
          error={errors?.target ?? errors?.from ?? errors?.other}
          isFirst
          onChoose={(chosen) => {
            setChoice(chosen)
            setErrors(null)
          }}
          onLanguage={setLanguage}
        />
      </div>
      <div>
        <p>{outcome}</p>
        <div className="action-row">
          <Button type="submit" busy={isBusy}>
            {choice.status === 410 ? texts.form.saveGone : texts.form.save}
          </Button>
          <Button look="line" onClick={() => void forget(missing).then(onDone)}>
            {texts.missing.forget}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {common.cancel}
          </Button>
        </div>
      </div>
    </form>
  )
}
