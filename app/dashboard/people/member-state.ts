import type { Member } from "#contract/people.ts"

/** Returns whether somebody may write some languages only, as nothing but a translator. */
const isBoundToLanguages = ({ roles }: Member): boolean =>
  roles.includes("translator") && !roles.includes("owner") && !roles.includes("editor")

/** Returns the languages that somebody is limited to; null for all. */
export const boundLanguages = (member: Member): string[] | null =>
  isBoundToLanguages(member) ? member.languages.map((language) => language.toUpperCase()) : null

/** Returns whether this is the only active owner, who cannot be removed. */
export const isLastOwner = (member: Member, members: readonly Member[]): boolean => {
  const owners = members.filter(({ roles, state }) => roles.includes("owner") && state === "active")
  return owners.length === 1 && owners[0]?.id === member.id
}

/** Returns people who can sign in with a password only. */
export const withoutSecondFactor = (members: readonly Member[]): Member[] =>
  members.filter(({ state, has_second_factor }) => state === "active" && !has_second_factor)
