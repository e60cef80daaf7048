import { callApi } from "../api/call-api.ts"

const overview = "/dashboard"

/** Loads the sign-in page, with the path to return to and optionally the reason. */
export function leaveToSignIn(reason?: "ended"): void {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams({ next: pathname + search + hash, ...(reason ? { reason } : {}) })
  window.location.assign(`/controller?${query.toString()}`)
}

/** Returns the page requested before the sign-in: a path of the dashboard, or the screen the person works on. */
export async function wayBack(next: string | null): Promise<string> {
  if (next !== null && next !== overview && /^\/dashboard(?:[/?#]|$)/u.test(next)) return next
  try {
    const { abilities } = await callApi("POST /auth/me")
    const isSalesOnly = abilities.includes("inquiries.edit") && !abilities.includes("content.draft")
    return isSalesOnly ? "/dashboard/requests" : overview
  } catch {
    // The overview explains what is wrong.
    return overview
  }
}
