import { common } from "./common/en.ts"
import { editor } from "./editor/en.ts"
import { images } from "./images/en.ts"
import { services } from "./services/en.ts"
import { shell } from "./shell/en.ts"
import { signIn } from "./sign-in/en.ts"
import type { DashboardTexts } from "./dashboard-texts.ts"

export const dashboardTexts: DashboardTexts = { common, editor, images, services, shell, signIn }
