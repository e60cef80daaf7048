import type { PublicTexts } from "../public-texts.ts"

export const pages: PublicTexts["pages"] = {}
