import { common } from "./common/ru.ts"
import { editor } from "./editor/ru.ts"
import { images } from "./images/ru.ts"
import { services } from "./services/ru.ts"
import { shell } from "./shell/ru.ts"
import { signIn } from "./sign-in/ru.ts"
import type { DashboardTexts } from "./dashboard-texts.ts"

export const dashboardTexts: DashboardTexts = { common, editor, images, services, shell, signIn }
