import { applications } from "./applications/de.ts"
import { backup } from "./backup/de.ts"
import { categories } from "./categories/de.ts"
import { common } from "./common/de.ts"
import { editor } from "./editor/de.ts"
import { history } from "./history/de.ts"
import { images } from "./images/de.ts"
import { pages } from "./pages/de.ts"
import { partImport } from "./import/de.ts"
import { list } from "./list/de.ts"
import { parts } from "./parts/de.ts"
import { partners } from "./partners/de.ts"
import { person } from "./person/de.ts"
import { products } from "./products/de.ts"
import { requests } from "./requests/de.ts"
import { services } from "./services/de.ts"
import { settings } from "./settings/de.ts"
import { shell } from "./shell/de.ts"
import { signIn } from "./sign-in/de.ts"
import { spares } from "./spares/de.ts"
import { trash } from "./trash/de.ts"

export const dashboardTexts = {
  applications,
  backup,
  categories,
  common,
  editor,
  history,
  images,
  list,
  pages,
  partImport,
  parts,
  partners,
  person,
  products,
  requests,
  services,
  settings,
  shell,
  signIn,
  spares,
  trash,
}
