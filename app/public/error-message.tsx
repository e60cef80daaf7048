import { useLocation } from "react-router"
import { useTexts } from "../i18n/texts.tsx"
import { CallUs } from "./load-failure.tsx"
import { PageHead } from "./page-head.tsx"

/** Error page: what can be said without internals, and a way to retry. */
export function ErrorMessage({ status, detail }: { status: number; detail: string }) {
  const { errors } = useTexts()
  const { pathname, search } = useLocation()
  const title = status === 429 ? errors.tooMany : errors.unexpected
  const names: Record<string, string> = errors.statuses
  return (
    <>
      <PageHead title={`${errors.unexpectedTitle} ${status}`} description={title} noindex />
      <p className="dimension-line">{status}</p>
      <h1>{title}</h1>
      <p className="status">{`${status} ${names[status] ?? detail}`}</p>
      <p className="notice-text">
        {status === 429 ? errors.tooManyHelp : errors.unexpectedHelp} <CallUs />
      </p>
      <a className="button" href={pathname + search}>
        {errors.tryAgain}
      </a>
    </>
  )
}
