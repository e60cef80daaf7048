import { expect, it } from "vitest"
import type { Member } from "#contract/people.ts"
import { boundLanguages, isLastOwner, withoutSecondFactor } from "./member-state.ts"

const member = (id: number, fields: Partial<Member>): Member => ({
  id,
  name: "",
  login: `person${id}`,
  email: "",
  roles: ["owner"],
  languages: [],
  state: "active",
  invited_until: null,
  last_sign_in_at: null,
  has_second_factor: false,
  sessions: 0,
  disabled_at: null,
  ...fields,
})

it("limits a translator to languages, unless another role writes all of them", () => {
  expect(boundLanguages(member(1, { roles: ["translator", "sales"], languages: ["en", "ru"] }))).toEqual(["EN", "RU"])
  expect(boundLanguages(member(1, { roles: ["translator", "editor"], languages: ["en"] }))).toBeNull()
  expect(boundLanguages(member(1, { roles: ["sales"] }))).toBeNull()
})

it("knows the last active owner", () => {
  const first = member(1, {})
  const others = [member(2, { state: "disabled" }), member(3, { state: "invited" }), member(4, { roles: ["editor"] })]
  expect(isLastOwner(first, [first, ...others])).toBe(true)
  expect(isLastOwner(first, [first, ...others, member(5, {})])).toBe(false)
  expect(isLastOwner(member(4, { roles: ["editor"] }), [first, ...others])).toBe(false)
})

it("names only active people as being without a second factor", () => {
  const all = [member(1, { has_second_factor: true }), member(2, {}), member(3, { state: "invited" })]
  expect(withoutSecondFactor(all).map(({ id }) => id)).toEqual([2])
})
