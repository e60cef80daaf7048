import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { languages } from "#contract/language.ts"
import { findTextPage } from "#server/features/text-page/store.ts"
import type { Check } from "../check.ts"
import { isOfThisMachine } from "./address.ts"

/** There is a privacy policy, and it is not the sample of the demo, which nobody but this machine may show. */
export const privacyCheck: Check = {
  name: "privacy",
  run: async ({ db, programDir, config: { publicUrl } }) => {
    const page = await findTextPage(db, "privacy-policy")
    const sample = await readSample(programDir)
    const isSample = (text: string) => text !== "" && sample.has(plain(text))
    const samples = page ? languages.filter((language) => isSample(page[`text_${language}`])) : []
    const isMissing = !page || languages.every((language) => page[`text_${language}`] === "")
    return {
      state:
        isMissing || (samples.length > 0 && !isOfThisMachine(publicUrl))
          ? "fault"
          : samples.length > 0
            ? "look"
            : "fine",
      count: samples.length,
      detail: samples.map((language) => language.toUpperCase()).join(", "),
    }
  },
}

const sampleSchema = z.object({ text: z.record(z.string(), z.array(z.string())) })

/** Returns the texts of the demo's page; none where the program came without its demo. */
async function readSample(programDir: string): Promise<ReadonlySet<string>> {
  const file = join(programDir, "seed/content/pages/privacy-policy.json")
  const json = await readFile(file, "utf8").catch(() => null)
  if (json === null) return new Set()
  const { text } = sampleSchema.parse(JSON.parse(json))
  return new Set(Object.values(text).map((blocks) => plain(blocks.join(""))))
}

const plain = (html: string) => html.replaceAll(/<[^>]*>|\s+/gu, "")
