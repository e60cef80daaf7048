import type { PublicTexts } from "../public-texts.ts"

export const contact: PublicTexts["contact"] = {}
