import type { Thread } from "#contract/message.ts"

const mostOffered = 3

/** Returns at most three addresses from which customers wrote or to which they sent copies, latest first; omits the
 * recipient of the answer, our own and those in `chosen`. */
export function participantsOf({ email, messages }: Pick<Thread, "email" | "messages">, chosen: string): string[] {
  const people = messages.filter(({ kind, automatic }) => kind === "in" && !automatic)
  const given = people.toReversed().flatMap(({ from, cc }) => [...from.split(", "), ...cc])
  const ours = messages.filter(({ kind }) => kind === "out").map(({ from }) => from)
  const taken = new Set([email, ...ours, ...chosen.split(/[\s,;]+/u)].map((address) => address.toLowerCase()))
  const offered = new Map(given.filter(Boolean).map((address) => [address.toLowerCase(), address]))
  return [...offered]
    .filter(([folded]) => !taken.has(folded))
    .map(([, address]) => address)
    .slice(0, mostOffered)
}
