/** Loads the sign-in page, with the path to return to and optionally the reason. */
export function leaveToSignIn(reason?: "ended"): void {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams({ next: pathname + search + hash, ...(reason ? { reason } : {}) })
  window.location.assign(`/controller?${query.toString()}`)
}

/** Returns the page requested before the sign-in: a path of the dashboard, or its overview. */
export function wayBack(next: string | null): string {
  return next !== null && /^\/dashboard(?:[/?#]|$)/u.test(next) ? next : "/dashboard"
}
