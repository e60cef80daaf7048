import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { useSiteData } from "../site-data.ts"

/** Who takes the data, what for and how long; the policy opens beside the form, so that nothing typed is lost. */
export function PrivacyNote() {
  const { form } = useTexts()
  const language = useLanguage()
  const company = useSiteData()?.settings.company_name ?? ""
  return (
    <p className="fine">
      {form.privacy(company)}{" "}
      <a href={localPath(language, "/privacy-policy")} target="_blank" rel="noopener">
        {form.privacyLink} ({form.newTab})
      </a>
    </p>
  )
}
