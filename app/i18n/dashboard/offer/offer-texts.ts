import type { Widen } from "#contract/widen.ts"
import type { offer } from "./de.ts"

/** The German dictionary is the type: a text missing in another language does not compile. */
export type OfferTexts = Widen<typeof offer>
