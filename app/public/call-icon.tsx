import { useTexts } from "../i18n/texts.tsx"
import { usePageFacts } from "../islands/page-facts.tsx"
import { Icon } from "../ui/icon.tsx"
import { PhoneLink } from "./contact-links.tsx"

/** Icon that calls the company; nothing without a telephone number. */
export function CallIcon() {
  const { layout } = useTexts()
  return (
    <PhoneLink className="icon-button phone" phone={usePageFacts().settings.phone} aria-label={layout.call}>
      <Icon name="phone" />
    </PhoneLink>
  )
}
