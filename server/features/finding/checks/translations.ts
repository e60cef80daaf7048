import { hasNoText, readUnits } from "#server/features/translation/read-units.ts"
import { type Check, lookAt } from "../check.ts"

/** Every German text has its translations. */
export const translationsCheck: Check = {
  name: "translations",
  run: (app) =>
    app.content.remember("finding|translations", async () => {
      const missing = (await readUnits(app)).filter(({ translation }) => hasNoText(translation))
      const languages = [...new Set(missing.map(({ lang }) => lang.toUpperCase()))]
      return lookAt(missing.length, languages.toSorted().join(", "))
    }),
}
