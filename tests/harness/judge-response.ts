import { problemSchema } from "#contract/error.ts"

/** Statuses of an outage caused by a test: database away, disk full. */
const outages = [503, 507]

/**
 * Throws on responses that the API must never send: a crash, a cookie, an error without a complete problem document.
 */
export function judgeResponse(
  call: string,
  status: number,
  headers: Record<string, string | string[] | undefined>,
  body: string,
): void {
  const fail = (fault: string) => {
    throw new Error(`${call} was answered with ${fault}: ${status} ${body.slice(0, 500)}`)
  }
  if (status >= 500 && !outages.includes(status)) fail("a crash")
  if (headers["set-cookie"] !== undefined) fail("a cookie")
  const isRefusal = status >= 400 && (/ \/api(?:\/|$)/u.test(call) || status === 421)
  if (!isRefusal || call.startsWith("HEAD ")) return
  if (!String(headers["content-type"]).startsWith("application/problem+json")) fail("no problem document")
  const problem = problemSchema.safeParse(JSON.parse(body))
  if (!problem.success)
    fail(`half a problem document (${problem.error.issues.map(({ path }) => path.join(".")).join()})`)
  else if (problem.data.status !== status || !problem.data.type || !problem.data.title || !problem.data.detail)
    fail("a problem document that does not fit")
}
