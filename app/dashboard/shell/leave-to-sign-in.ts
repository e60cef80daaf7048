/** Full load of the sign-in page, with the way back and, if need be, the reason. */
export function leaveToSignIn(reason?: "ended"): void {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams({ next: pathname + search + hash, ...(reason ? { reason } : {}) })
  window.location.assign(`/controller?${query.toString()}`)
}

/** The page asked for before signing in: an address of the dashboard, or its overview. */
export function wayBack(next: string | null): string {
  return next !== null && /^\/dashboard(?:[/?#]|$)/u.test(next) ? next : "/dashboard"
}
