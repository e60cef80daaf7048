import { publishing } from "./publishing/de.ts"
import { preview } from "./preview/de.ts"
import { account } from "./account/de.ts"
import { accessKeys } from "./access-key/de.ts"
import { applications } from "./application/de.ts"
import { audit } from "./audit/de.ts"
import { backup } from "./backup/de.ts"
import { categories } from "./category/de.ts"
import { checks } from "./checks/de.ts"
import { common } from "./common/de.ts"
import { demand } from "./demand/de.ts"
import { editor } from "./editor/de.ts"
import { history } from "./history/de.ts"
import { images } from "./image/de.ts"
import { pages } from "./text-page/de.ts"
import { partImport } from "./import/de.ts"
import { list } from "./list/de.ts"
import { partGrid } from "./part-grid/de.ts"
import { parts } from "./part/de.ts"
import { partners } from "./partner/de.ts"
import { people } from "./people/de.ts"
import { person } from "./person/de.ts"
import { pictures } from "./picture/de.ts"
import { products } from "./product/de.ts"
import { inquiries } from "./inquiry/de.ts"
import { redirects } from "./redirect/de.ts"
import { resultPage } from "./result-page/de.ts"
import { services } from "./service/de.ts"
import { settings } from "./settings/de.ts"
import { shell } from "./shell/de.ts"
import { signIn } from "./sign-in/de.ts"
import { spares } from "./spare/de.ts"
import { trash } from "./trash/de.ts"

export const dashboardTexts = {
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
