import { type Role, roles as allRoles } from "#contract/ability.ts"
import { type Language, languages as allLanguages } from "#contract/language.ts"
import { type SecondFactorRule, secondFactorRules } from "#contract/people.ts"

/** Name of the rule that says who must have a second factor. */
export const secondFactorRule = "second_factor"

/** Reads the list of roles that an account's column holds; names that this program does not know give nothing. */
export function readRoles(json: string): Role[] {
  const held = JSON.parse(json) as unknown[]
  return allRoles.filter((role) => held.includes(role))
}

/** Returns the languages that an account may translate into: its own ones for somebody who is a translator only. */
export function readLanguages({ roles, languages }: { roles: string; languages: string }): Language[] {
  const held = readRoles(roles)
  if (held.includes("owner") || held.includes("editor")) return [...allLanguages]
  const own = JSON.parse(languages) as unknown[]
  return held.includes("translator") ? allLanguages.filter((language) => own.includes(language)) : []
}

/** Reads the rule about second factors; nothing is asked for as long as nobody has decided. */
export const readFactorRule = (value: string | null): SecondFactorRule =>
  secondFactorRules.find((rule) => rule === value) ?? "off"

/** Whether the rule asks somebody with these roles for a second factor. */
export function isFactorRequired(value: string | null, roles: readonly Role[]): boolean {
  const rule = readFactorRule(value)
  return rule === "everybody" || (rule === "owners" && roles.includes("owner"))
}
