import { layout } from "./layout/de.ts"
import { errors } from "./errors/de.ts"
import { search } from "./search/de.ts"

export const frameTexts = { layout, errors, search }
