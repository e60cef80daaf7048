import { localizedNames } from "#contract/localized.ts"
import { countRows } from "#server/db/count-rows.ts"
import { type Check, lookAt } from "../check.ts"

/** Every picture that says something has its texts. */
export const altTextsCheck: Check = {
  name: "alt-texts",
  run: async ({ db }) =>
    lookAt(
      await countRows(
        db
          .selectFrom("image")
          .where("decorative", "=", 0)
          .where("owner_kind", "!=", "draft")
          .where((eb) => eb.or(localizedNames("alt").map((name) => eb(name, "=", "")))),
      ),
    ),
}
