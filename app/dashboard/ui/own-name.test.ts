import { expect, it } from "vitest"
import { initialsOf, ownName } from "./own-name.ts"

it("names somebody without a name by login", () => {
  expect(ownName({ name: "Henrik Vossfeld", login: "vossfeld" })).toBe("Henrik Vossfeld")
  expect(ownName({ name: "", login: "admin" })).toBe("admin")
})

it.each([
  ["Henrik Vossfeld", "HV"],
  ["Светлана Игоревна Орлова", "СО"],
  ["admin", "A"],
  ["p.kolb", "PK"],
  ["", ""],
])("shortens %j to %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
