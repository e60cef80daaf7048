import { textsByLanguage } from "../../by-language.ts"
import { useDashboardLanguage } from "../dashboard-language.tsx"
import type { DeskTexts } from "./desk-texts.ts"

const texts = textsByLanguage<{ desk: DeskTexts }>(import.meta.glob<{ desk: DeskTexts }>("./??.ts", { eager: true }))

/** Returns the texts of the inquiry desk, in the dashboard's language. */
export const useDeskTexts = (): DeskTexts => texts[useDashboardLanguage()].desk
