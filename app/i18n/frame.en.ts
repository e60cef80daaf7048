import { layout } from "./layout/en.ts"
import { errors } from "./errors/en.ts"

export const frameTexts = { layout, errors }
