import { expect, it } from "vitest"
import { type Role, abilitiesOf } from "#contract/ability.ts"
import type { Language } from "#contract/language.ts"
import { mayWriteField } from "./may-write.ts"
import { partFields } from "./part-form.ts"

const writable = (roles: Role[], languages: Language[]) =>
  partFields.filter((field) => mayWriteField({ abilities: abilitiesOf(roles), languages }, field))

it.each<Role>(["owner", "editor", "parts"])("lets the role %s change every field", (role) => {
  expect(writable([role], [])).toEqual(partFields)
})

it("lets a translator change descriptions of their own languages, and sales nothing", () => {
  expect(writable(["translator"], ["ru"])).toEqual(["description_ru"])
  expect(writable(["translator", "sales"], ["de", "en"])).toEqual(["description_de", "description_en"])
  expect(writable(["translator"], [])).toEqual([])
  expect(writable(["sales"], ["ru"])).toEqual([])
})
