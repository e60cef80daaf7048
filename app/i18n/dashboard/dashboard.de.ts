import { common } from "./common/de.ts"
import { editor } from "./editor/de.ts"
import { images } from "./images/de.ts"
import { services } from "./services/de.ts"
import { shell } from "./shell/de.ts"
import { signIn } from "./sign-in/de.ts"

export const dashboardTexts = { common, editor, images, services, shell, signIn }
