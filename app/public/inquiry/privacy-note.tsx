import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"

/** Who processes the data, for what and how long; the policy opens in a new window, so that input is not lost. */
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
