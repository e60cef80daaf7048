import { listEndingKeys } from "#server/features/access-key/store.ts"
import { type Check, lookAt } from "../check.ts"

/** No access key ends within 30 days. */
export const keysCheck: Check = {
  name: "keys",
  run: async ({ db, clock }) => {
    const keys = await listEndingKeys(db, clock())
    return lookAt(keys.length, keys.map(({ name }) => name).join(", "))
  },
}
