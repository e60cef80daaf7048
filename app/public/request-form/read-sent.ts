/** The reference in the address after a form was sent without script; nothing else is ever shown as one. */
export function readSent(parameters: URLSearchParams): string | null {
  const reference = parameters.get("sent") ?? ""
  return /^LT-[0-9A-Z]{6}$/u.test(reference) ? reference : null
}
