import type { publicTexts } from "./public.de.ts"
import type { Widen } from "#contract/widen.ts"

/** The German dictionary is the type: a text missing in another language does not compile. */
export type PublicTexts = Widen<typeof publicTexts>
