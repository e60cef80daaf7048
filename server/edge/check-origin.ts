import { AppError } from "#server/app-error.ts"

/**
 * Lets a changing request to a page pass only when a page of this site sent it: browsers name the origin of every POST.
 * The host has been checked against the allowed ones before, so agreeing with it is enough, whatever a proxy did to the scheme.
 */
export function checkOrigin(request: Request, publicUrl: string): void {
  if (!isOwnOrigin(request.headers, publicUrl)) throw new AppError("forbidden", { detail: "Sent from another site" })
}

function isOwnOrigin(headers: Headers, publicUrl: string): boolean {
  const origin = headers.get("Origin")
  if (origin === null || origin === "null") return headers.get("Sec-Fetch-Site") === "same-origin"
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  const isWeb = protocol === "http:" || protocol === "https:"
  return isWeb && (host === headers.get("Host")?.toLowerCase() || origin === new URL(publicUrl).origin)
}
