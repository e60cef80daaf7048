import type { Widen } from "#contract/widen.ts"
import type { dashboardTexts } from "./dashboard.de.ts"

/** The German dictionary is the type: a text missing in another language does not compile. */
export type DashboardTexts = Widen<typeof dashboardTexts>
