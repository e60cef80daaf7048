import { layout } from "./layout/en.ts"
import { errors } from "./errors/en.ts"
import { contact } from "./contact/en.ts"
import { form } from "./form/en.ts"
import { partList } from "./part-list/en.ts"
import { partRequest } from "./part-request/en.ts"
import { requestList } from "./request-list/en.ts"
import { search } from "./search/en.ts"

export const frameTexts = { layout, errors, contact, form, partList, partRequest, requestList, search }
