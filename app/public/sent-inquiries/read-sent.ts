/** Returns the reference in the URL after a submission without script; null for anything else. */
export const readSent = (parameters: URLSearchParams): string | null => readReference(parameters.get("sent") ?? "")

/** Returns the text if it is a well-formed reference, else null. */
export const readReference = (text: string): string | null => (/^[A-Z]{2,4}-[0-9A-Z]{6}$/u.test(text) ? text : null)
