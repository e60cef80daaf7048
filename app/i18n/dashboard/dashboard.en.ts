import { publishing } from "./publishing/en.ts"
import { preview } from "./preview/en.ts"
import { account } from "./account/en.ts"
import { accessKeys } from "./access-key/en.ts"
import { applications } from "./application/en.ts"
import { audit } from "./audit/en.ts"
import { backup } from "./backup/en.ts"
import { categories } from "./category/en.ts"
import { checks } from "./checks/en.ts"
import { common } from "./common/en.ts"
import { demand } from "./demand/en.ts"
import { editor } from "./editor/en.ts"
import { history } from "./history/en.ts"
import { images } from "./image/en.ts"
import { pages } from "./text-page/en.ts"
import { partImport } from "./import/en.ts"
import { list } from "./list/en.ts"
import { partGrid } from "./part-grid/en.ts"
import { parts } from "./part/en.ts"
import { partners } from "./partner/en.ts"
import { people } from "./people/en.ts"
import { person } from "./person/en.ts"
import { pictures } from "./picture/en.ts"
import { products } from "./product/en.ts"
import { inquiries } from "./inquiry/en.ts"
import { redirects } from "./redirect/en.ts"
import { resultPage } from "./result-page/en.ts"
import { services } from "./service/en.ts"
import { settings } from "./settings/en.ts"
import { shell } from "./shell/en.ts"
import { signIn } from "./sign-in/en.ts"
import { spares } from "./spare/en.ts"
import { trash } from "./trash/en.ts"
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
