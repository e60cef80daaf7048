import { useTexts } from "../i18n/texts.tsx"
import { phoneLink } from "./phone-link.ts"
import { useSiteData } from "./site-data.ts"

interface LoadFailureProps {
  title: string
  onRetry: () => void
}

/** Stands in place of a block that could not be loaded. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  const { errors } = useTexts()
  const phone = useSiteData()?.settings.phone
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
