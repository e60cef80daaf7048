import { layout } from "./layout/en.ts"
import { errors } from "./errors/en.ts"
import { search } from "./search/en.ts"

export const frameTexts = { layout, errors, search }
