import type { PublicTexts } from "../public-texts.ts"

export const layout: PublicTexts["layout"] = {}
