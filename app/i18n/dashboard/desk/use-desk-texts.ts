import { byLanguage } from "../../by-language.ts"
import { useDashboardLanguage } from "../dashboard-language.tsx"
import type { DeskTexts } from "./desk-texts.ts"

const texts = byLanguage(import.meta.glob<DeskTexts>("./??.ts", { eager: true, import: "desk" }))

/** Returns the texts of the inquiry desk, in the dashboard's language. */
export const useDeskTexts = (): DeskTexts => texts[useDashboardLanguage()]
