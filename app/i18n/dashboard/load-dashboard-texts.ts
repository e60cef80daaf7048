import { type Language, isLanguage } from "#contract/language.ts"
import type { DashboardTexts } from "./dashboard-texts.ts"

const files = import.meta.glob<DashboardTexts>("./dashboard.??.ts", { import: "dashboardTexts" })

/** Returns the language chosen on this device, else English. */
function dashboardLanguage(): Language {
  const stored = localStorage.getItem("i18nextLng")
  return isLanguage(stored) ? stored : "en"
}

export async function loadDashboardTexts(
  language = dashboardLanguage(),
): Promise<{ language: Language; texts: DashboardTexts }> {
  const texts = await files[`./dashboard.${language}.ts`]?.()
  if (!texts) throw new Error(`The dashboard has no texts in ${language}`)
  return { language, texts }
}

/** Stores the chosen language once its dictionary has loaded, for the public site too; resolves with the dictionary. */
export async function chooseDashboardTexts(language: Language): ReturnType<typeof loadDashboardTexts> {
  const loaded = await loadDashboardTexts(language)
  localStorage.setItem("i18nextLng", language)
  return loaded
}
