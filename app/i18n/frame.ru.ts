import { layout } from "./layout/ru.ts"
import { errors } from "./errors/ru.ts"

export const frameTexts = { layout, errors }
