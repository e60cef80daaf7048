/** The reference in the address after a form was sent without script; nothing else is ever shown as one. */
export const readSent = (parameters: URLSearchParams): string | null => readReference(parameters.get("sent") ?? "")

/** Returns the text if it has the form of a reference, else null. */
export const readReference = (text: string): string | null => (/^LT-[0-9A-Z]{6}$/u.test(text) ? text : null)
