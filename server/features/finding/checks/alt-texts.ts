import { countPicturesWithoutText } from "#server/features/picture/store.ts"
import { type Check, lookAt } from "../check.ts"

/** Every picture that says something has its texts. */
export const altTextsCheck: Check = {
  name: "alt-texts",
  run: async (app) => lookAt(await countPicturesWithoutText(app)),
}
