import { expect, it } from "vitest"
import { abilities, allAbilities } from "#contract/ability.ts"
import { matrixGroups, rolesOfRow } from "./role-matrix.tsx"

const rows = matrixGroups.flatMap((group) => group.rows)
const rowOf = (name: string) => rows.filter((row) => row.name === name).flatMap(rolesOfRow)

it("shows every ability once; those of translators are part of other rows", () => {
  const shown = rows.flatMap((row) => row.abilities)
  expect(shown.toSorted()).toEqual(allAbilities.filter((ability) => ability !== "content.translate").toSorted())
})

it("combines only abilities of the same roles into one row", () => {
  for (const row of rows)
    expect(new Set(row.abilities.map((ability) => abilities[ability].join())).size, row.name).toBe(1)
})

it("shows where a role has only a part", () => {
  expect(rowOf("parts").filter(({ has }) => has)).toEqual([
    { role: "owner", has: true, note: null },
    { role: "editor", has: true, note: null },
    { role: "translator", has: true, note: "ownDescriptions" },
    { role: "parts", has: true, note: null },
  ])
  expect(rowOf("trash").find(({ role }) => role === "sales")).toEqual({ role: "sales", has: true, note: "inquiries" })
  expect(rowOf("site").filter(({ has }) => has)).toHaveLength(1)
})
