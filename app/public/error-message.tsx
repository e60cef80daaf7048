import { type MouseEvent, useState } from "react"
import { useLocation } from "react-router"
import { useTexts } from "../i18n/texts.tsx"
import { PageHead } from "./page-head.tsx"
import { phoneLink } from "./phone-link.ts"
import { useSiteData } from "./site-data.ts"

interface ErrorMessageProps {
  /** None when no response came. */
  status: number | undefined
  detail: string
}

/** Something failed: what can be said about it without showing internals, and a way to try again. */
export function ErrorMessage({ status, detail }: ErrorMessageProps) {
  const { errors } = useTexts()
  const { pathname, search } = useLocation()
  const phone = useSiteData()?.settings.phone
  const known: Record<string, string> = errors.statuses
  const { tries, retry } = useFullLoad(pathname + search)
  return (
    <>
      <PageHead title={`${errors.unexpectedTitle} ${status ?? ""}`} description={errors.unexpected} noindex />
      {status && <p className="dimension-line">{status}</p>}
      <h1>{errors.unexpected}</h1>
      <p className="status">{status ? `${status} ${known[status] ?? detail}` : errors.notLoaded}</p>
      <p className="notice-text">
        {errors.unexpectedHelp}{" "}
        {phone && (
          <>
            {errors.callUs} <a href={phoneLink(phone)}>{phone}</a>
          </>
        )}
      </p>
      <a className="button" href={pathname + search} onClick={retry}>
        {errors.tryAgain}
      </a>
      <output className="notice-text">{tries > 0 && errors.stillAway}</output>
    </>
  )
}

/** A full load, so that whatever failed starts from the beginning; but only when somebody answers, or the browser's own page would come. */
function useFullLoad(address: string) {
  const [tries, setTries] = useState(0)
  const retry = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      await fetch(address, { method: "HEAD" })
      location.assign(address)
    } catch {
      setTries(tries + 1)
    }
  }
  return { tries, retry: (event: MouseEvent) => void retry(event) }
}
