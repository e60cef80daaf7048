import type { PublicTexts } from "../public-texts.ts"

export const partList: PublicTexts["partList"] = {}
