import { demoRecords } from "../demo-content.ts"
import { type Check, lookAt } from "../check.ts"

/** No record of the demo is left. */
export const demoCheck: Check = {
  name: "demo",
  run: async (app) => lookAt((await demoRecords(app)).length),
}
