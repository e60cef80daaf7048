import { useTexts } from "../i18n/texts.tsx"
import { usePageFacts } from "../islands/page-facts.tsx"
import { PhoneLink } from "./contact-links.tsx"

/** Asks to call instead; nothing without a telephone number. */
export function CallUs() {
  const { errors } = useTexts()
  const { phone } = usePageFacts().settings
  return (
    phone && (
      <>
        {errors.callUs} <PhoneLink phone={phone} />
      </>
    )
  )
}

/** Replaces a block that could not be loaded. */
export function LoadFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { errors } = useTexts()
  return (
    <div className="empty" role="alert">
      <b>{title}</b>
      <p>
        {errors.unexpectedHelp} <CallUs />
      </p>
      <button type="button" className="button button-small" onClick={onRetry}>
        {errors.tryAgain}
      </button>
    </div>
  )
}
