import type { PublicTexts } from "../public-texts.ts"

export const service: PublicTexts["service"] = {}
