import { useLocation } from "react-router"
import { useTexts } from "../i18n/texts.tsx"
import { PageHead } from "./page-head.tsx"
import { phoneLink } from "./phone-link.ts"
import { useSiteData } from "./site-data.ts"

/** Error page: what can be said without internals, and a way to retry. */
export function ErrorMessage({ status, detail }: { status: number; detail: string }) {
  const { errors } = useTexts()
  const { pathname, search } = useLocation()
  const phone = useSiteData()?.settings.phone
  const title = status === 429 ? errors.tooMany : errors.unexpected
  const known: Record<string, string> = errors.statuses
  return (
    <>
      <PageHead title={`${errors.unexpectedTitle} ${status}`} description={title} noindex />
      <p className="dimension-line">{status}</p>
      <h1>{title}</h1>
      <p className="status">{`${status} ${known[status] ?? detail}`}</p>
      <p className="notice-text">
        {status === 429 ? errors.tooManyHelp : errors.unexpectedHelp}{" "}
        {phone && (
          <>
            {errors.callUs} <a href={phoneLink(phone)}>{phone}</a>
          </>
        )}
      </p>
      <a className="button" href={pathname + search}>
        {errors.tryAgain}
      </a>
    </>
  )
}
