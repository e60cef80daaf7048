// Subjects of an inquiry, which fill in the form of the contact page.
const subjects = ["product", "service", "number", "asked", "quantity", "by", "urgency", "document"]

/**
 * Sets or removes a reference in the URL, so that a reload shows the same confirmation. Without one, the next inquiry
 * begins empty.
 */
export function showSent(reference: string | null): void {
  const address = new URL(location.href)
  if (reference === null) for (const key of ["sent", ...subjects]) address.searchParams.delete(key)
  else address.searchParams.set("sent", reference)
  history.replaceState(history.state, "", address)
}
