import { publishing } from "./publishing/ru.ts"
import { preview } from "./preview/ru.ts"
import { account } from "./account/ru.ts"
import { accessKeys } from "./access-key/ru.ts"
import { applications } from "./application/ru.ts"
import { audit } from "./audit/ru.ts"
import { backup } from "./backup/ru.ts"
import { categories } from "./category/ru.ts"
import { checks } from "./checks/ru.ts"
import { common } from "./common/ru.ts"
import { demand } from "./demand/ru.ts"
import { editor } from "./editor/ru.ts"
import { history } from "./history/ru.ts"
import { images } from "./image/ru.ts"
import { pages } from "./text-page/ru.ts"
import { partImport } from "./import/ru.ts"
import { list } from "./list/ru.ts"
import { partGrid } from "./part-grid/ru.ts"
import { parts } from "./part/ru.ts"
import { partners } from "./partner/ru.ts"
import { people } from "./people/ru.ts"
import { person } from "./person/ru.ts"
import { pictures } from "./picture/ru.ts"
import { products } from "./product/ru.ts"
import { inquiries } from "./inquiry/ru.ts"
import { redirects } from "./redirect/ru.ts"
import { resultPage } from "./result-page/ru.ts"
import { services } from "./service/ru.ts"
import { settings } from "./settings/ru.ts"
import { shell } from "./shell/ru.ts"
import { signIn } from "./sign-in/ru.ts"
import { spares } from "./spare/ru.ts"
import { trash } from "./trash/ru.ts"
import type { DashboardTexts } from "./dashboard-texts.ts"

export const dashboardTexts: DashboardTexts = {
  account,
  accessKeys,
  applications,
  audit,
  backup,
  categories,
  checks,
  common,
  demand,
  editor,
  history,
  images,
  list,
  pages,
  partGrid,
  partImport,
  parts,
  partners,
  people,
  person,
  pictures,
  preview,
  publishing,
  products,
  inquiries,
  redirects,
  resultPage,
  services,
  settings,
  shell,
  signIn,
  spares,
  trash,
}
