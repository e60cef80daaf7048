import type { Widen } from "#contract/widen.ts"
import type { desk } from "./de.ts"

/** The German dictionary is the type: a text missing in another language does not compile. */
export type DeskTexts = Widen<typeof desk>
