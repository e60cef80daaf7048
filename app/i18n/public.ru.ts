import { layout } from "./layout/ru.ts"
import { errors } from "./errors/ru.ts"
import { home } from "./home/ru.ts"
import { service } from "./service/ru.ts"
import { partList } from "./part-list/ru.ts"
import { form } from "./form/ru.ts"
import { requestList } from "./request-list/ru.ts"
import { sent } from "./sent/ru.ts"
import { human } from "./human-check/ru.ts"
import { careers } from "./careers/ru.ts"
import { paste } from "./paste/ru.ts"
import { files } from "./files/ru.ts"
import { contact } from "./contact/ru.ts"
import { search } from "./search/ru.ts"
import { company } from "./company/ru.ts"
import { part } from "./part/ru.ts"
import { partRequest } from "./part-request/ru.ts"
import { pages } from "./pages/ru.ts"
import { privatePage } from "./private-page/ru.ts"
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
