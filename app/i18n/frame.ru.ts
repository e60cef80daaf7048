import { layout } from "./layout/ru.ts"
import { errors } from "./errors/ru.ts"
import { contact } from "./contact/ru.ts"
import { form } from "./form/ru.ts"
import { partList } from "./part-list/ru.ts"
import { partRequest } from "./part-request/ru.ts"
import { requestList } from "./request-list/ru.ts"
import { search } from "./search/ru.ts"

export const frameTexts = { layout, errors, contact, form, partList, partRequest, requestList, search }
