import type { Widen } from "#contract/widen.ts"
import type { de } from "./de.ts"

/** The German dictionary is the type: a text that is missing in another language does not compile. */
export type ServerTexts = Widen<typeof de>
