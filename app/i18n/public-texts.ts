/* oxlint-disable typescript/consistent-type-imports -- imports would name every dictionary twice */
import type { Widen } from "#contract/widen.ts"

/** The German dictionaries are the type: a text missing in another language does not compile. */
export type PublicTexts = Widen<
  typeof import("./careers/de.ts") &
    typeof import("./company/de.ts") &
    typeof import("./contact/de.ts") &
    typeof import("./errors/de.ts") &
    typeof import("./files/de.ts") &
    typeof import("./form/de.ts") &
    typeof import("./home/de.ts") &
    typeof import("./human-check/de.ts") &
    typeof import("./layout/de.ts") &
    typeof import("./near/de.ts") &
    typeof import("./pages/de.ts") &
    typeof import("./part/de.ts") &
    typeof import("./part-list/de.ts") &
    typeof import("./part-request/de.ts") &
    typeof import("./paste/de.ts") &
    typeof import("./private-page/de.ts") &
    typeof import("./request-list/de.ts") &
    typeof import("./search/de.ts") &
    typeof import("./sent/de.ts") &
    typeof import("./service/de.ts")
>
