import { layout } from "./layout/de.ts"
import { errors } from "./errors/de.ts"
import { home } from "./home/de.ts"
import { service } from "./service/de.ts"
import { partList } from "./part-list/de.ts"
import { form } from "./form/de.ts"
import { requestList } from "./request-list/de.ts"
import { sent } from "./sent/de.ts"
import { human } from "./human-check/de.ts"
import { careers } from "./careers/de.ts"
import { paste } from "./paste/de.ts"
import { files } from "./files/de.ts"
import { contact } from "./contact/de.ts"
import { search } from "./search/de.ts"
import { company } from "./company/de.ts"
import { part } from "./part/de.ts"
import { partRequest } from "./part-request/de.ts"
import { pages } from "./pages/de.ts"
import { privatePage } from "./private-page/de.ts"

export const publicTexts = {
  layout,
  errors,
  home,
  service,
  partList,
  part,
  partRequest,
  form,
  requestList,
  sent,
  human,
  paste,
  files,
  careers,
  contact,
  search,
  company,
  pages,
  privatePage,
}
