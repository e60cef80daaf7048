/** An earlier try whose response was lost had arrived; what was changed since was not stored. */
export class EarlierTryArrived extends Error {}

// Forms change line ends on their way, and the server drops control characters.
const comparable = (text: string) => text.replaceAll(/[\s\p{C}\u{FFFD}]+/gu, "")

/** Returns whether a stored text is what was sent. */
export const isSameText = (stored: string, sent: string): boolean => comparable(stored) === comparable(sent)
