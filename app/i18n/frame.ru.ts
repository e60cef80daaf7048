import { layout } from "./layout/ru.ts"
import { errors } from "./errors/ru.ts"
import { search } from "./search/ru.ts"

export const frameTexts = { layout, errors, search }
