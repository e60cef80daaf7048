/**
 * Puts a reference into the address, or takes it out for null, so that a reload shows the same confirmation. Not by the
 * router: the page stays as it is, also without a connection.
 */
export function showSent(reference: string | null): void {
  const address = new URL(location.href)
  if (reference === null) address.searchParams.delete("sent")
  else address.searchParams.set("sent", reference)
  history.replaceState(history.state, "", address)
}
