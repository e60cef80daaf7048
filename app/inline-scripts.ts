import { headScript } from "./head-script.ts"
import { holdingScript } from "./public/holding-script.ts"
import { pageLoader } from "./islands/page-loader.ts"
import { speculationRules } from "./islands/speculation-rules.ts"

/** Every inline script of a public page; the policy contains their hashes. */
export const inlineScripts: readonly string[] = [headScript, pageLoader, speculationRules, holdingScript]
