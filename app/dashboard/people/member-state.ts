import type { Member } from "#contract/people.ts"

/** Whether somebody writes in some languages only, as a translator who is nothing more. */
const isBoundToLanguages = ({ roles }: Member): boolean =>
  roles.includes("translator") && !roles.includes("owner") && !roles.includes("editor")

/** Returns the codes of the languages that somebody is bound to; null for all of them. */
export const boundLanguages = (member: Member): string[] | null =>
  isBoundToLanguages(member) ? member.languages.map((language) => language.toUpperCase()) : null

/** Whether this is the one owner who can sign in, whom the site cannot do without. */
export const isLastOwner = (member: Member, members: readonly Member[]): boolean => {
  const owners = members.filter(({ roles, state }) => roles.includes("owner") && state === "active")
  return owners.length === 1 && owners[0]?.id === member.id
}

/** Returns who could sign in with nothing but a password. */
export const withoutSecondFactor = (members: readonly Member[]): Member[] =>
  members.filter(({ state, has_second_factor }) => state === "active" && !has_second_factor)
