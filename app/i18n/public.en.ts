import { layout } from "./layout/en.ts"
import { errors } from "./errors/en.ts"
import { home } from "./home/en.ts"
import { service } from "./service/en.ts"
import { partList } from "./part-list/en.ts"
import { form } from "./form/en.ts"
import { requestList } from "./request-list/en.ts"
import { sent } from "./sent/en.ts"
import { human } from "./human-check/en.ts"
import { careers } from "./careers/en.ts"
import { paste } from "./paste/en.ts"
import { files } from "./files/en.ts"
import { contact } from "./contact/en.ts"
import { search } from "./search/en.ts"
import { company } from "./company/en.ts"
import { part } from "./part/en.ts"
import { partRequest } from "./part-request/en.ts"
import { pages } from "./pages/en.ts"
import { privatePage } from "./private-page/en.ts"
import type { PublicTexts } from "./public-texts.ts"

export const publicTexts: PublicTexts = {
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
