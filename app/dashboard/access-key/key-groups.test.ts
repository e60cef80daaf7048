import { expect, it } from "vitest"
import { keyAbilities } from "#contract/ability.ts"
import { keyGroups } from "./make-key-dialog.tsx"

it("offers every ability of access keys once", () => {
  expect(keyGroups.flatMap(({ abilities }) => abilities).toSorted()).toEqual([...keyAbilities].toSorted())
})
