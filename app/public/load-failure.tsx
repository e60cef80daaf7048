import { useTexts } from "../i18n/texts.tsx"
import { usePageFacts } from "../islands/page-facts.tsx"
import { phoneLink } from "./phone-link.ts"

interface LoadFailureProps {
  title: string
  onRetry: () => void
}

/** Replaces a block that could not be loaded. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  const { errors } = useTexts()
  const phone = usePageFacts().settings.phone
  return (
    <div className="empty" role="alert">
      <b>{title}</b>
      <p>
        {errors.unexpectedHelp}{" "}
        {phone && (
          <>
            {errors.callUs} <a href={phoneLink(phone)}>{phone}</a>
          </>
        )}
      </p>
      <button type="button" className="button button-small" onClick={onRetry}>
        {errors.tryAgain}
      </button>
    </div>
  )
}
