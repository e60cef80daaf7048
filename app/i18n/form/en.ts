import type { PublicTexts } from "../public-texts.ts"

export const form: PublicTexts["form"] = {}
