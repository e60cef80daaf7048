/* oxlint-disable typescript/consistent-type-imports -- imports would name every dictionary twice */
import type { Widen } from "#contract/widen.ts"

/** The German dictionaries are the type: a text missing in another language does not compile. */
export type DashboardTexts = Widen<
  typeof import("./access-key/de.ts") &
    typeof import("./account/de.ts") &
    typeof import("./application/de.ts") &
    typeof import("./audit/de.ts") &
    typeof import("./backup/de.ts") &
    typeof import("./category/de.ts") &
    typeof import("./checks/de.ts") &
    typeof import("./common/de.ts") &
    typeof import("./demand/de.ts") &
    typeof import("./editor/de.ts") &
    typeof import("./find/de.ts") &
    typeof import("./finding/de.ts") &
    typeof import("./history/de.ts") &
    typeof import("./image/de.ts") &
    typeof import("./import/de.ts") &
    typeof import("./inquiry/de.ts") &
    typeof import("./list/de.ts") &
    typeof import("./overview/de.ts") &
    typeof import("./part/de.ts") &
    typeof import("./partner/de.ts") &
    typeof import("./people/de.ts") &
    typeof import("./person/de.ts") &
    typeof import("./picture/de.ts") &
    typeof import("./preview/de.ts") &
    typeof import("./product/de.ts") &
    typeof import("./publishing/de.ts") &
    typeof import("./redirect/de.ts") &
    typeof import("./result-page/de.ts") &
    typeof import("./service/de.ts") &
    typeof import("./settings/de.ts") &
    typeof import("./shell/de.ts") &
    typeof import("./sign-in/de.ts") &
    typeof import("./spare/de.ts") &
    typeof import("./synonym/de.ts") &
    typeof import("./text-page/de.ts") &
    typeof import("./translation/de.ts") &
    typeof import("./trash/de.ts")
>
