import { layout } from "./layout/de.ts"
import { errors } from "./errors/de.ts"
import { contact } from "./contact/de.ts"
import { form } from "./form/de.ts"
import { partList } from "./part-list/de.ts"
import { partRequest } from "./part-request/de.ts"
import { requestList } from "./request-list/de.ts"
import { search } from "./search/de.ts"

export const frameTexts = { layout, errors, contact, form, partList, partRequest, requestList, search }
