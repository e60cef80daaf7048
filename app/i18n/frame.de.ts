import { layout } from "./layout/de.ts"
import { errors } from "./errors/de.ts"

export const frameTexts = { layout, errors }
