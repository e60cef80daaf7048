import { expect, it } from "vitest"
import { keyAbilities } from "#contract/ability.ts"
import { keyGroups } from "./key-groups.ts"

it("offers every ability that a key may have, once", () => {
  expect(keyGroups.flatMap(({ abilities }) => abilities).toSorted()).toEqual([...keyAbilities].toSorted())
})
