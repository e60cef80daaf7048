import type { PublicTexts } from "../public-texts.ts"

export const errors: PublicTexts["errors"] = {}
