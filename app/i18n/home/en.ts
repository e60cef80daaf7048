import type { PublicTexts } from "../public-texts.ts"

export const home: PublicTexts["home"] = {}
