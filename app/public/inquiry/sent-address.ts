/**
 * Sets or removes a reference in the URL, so that a reload shows the same confirmation. Bypasses the router: the page
 * stays the same, also offline.
 */
export function showSent(reference: string | null): void {
  const address = new URL(location.href)
  if (reference === null) address.searchParams.delete("sent")
  else address.searchParams.set("sent", reference)
  history.replaceState(history.state, "", address)
}
