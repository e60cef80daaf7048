import type { PublicTexts } from "../public-texts.ts"

export const search: PublicTexts["search"] = {}
