import { AppError } from "#server/app-error.ts"

/**
 * Rejects a form that another site sent: browsers send Origin with every POST. The host was checked before, so a
 * matching host suffices, whatever scheme a proxy speaks.
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
