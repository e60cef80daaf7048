import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"

/** Who takes the data, what for and how long; the policy opens beside the form, so that nothing typed is lost. */
export function PrivacyNote({ text }: { text: string }) {
  const { form } = useTexts()
  const language = useLanguage()
  return (
    <p className="fine">
      {text}{" "}
      <a href={localPath(language, "/privacy-policy")} target="_blank" rel="noopener">
        {form.privacyLink} ({form.newTab})
      </a>
    </p>
  )
}
