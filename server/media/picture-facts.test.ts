import { expect, it } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { explainAll, learnStatistics } from "#tests/harness/query-plans.ts"
import { listImages } from "./image-store.ts"
import { storePicture, listPictureFiles } from "./picture-store.ts"

// PostgreSQL stores large values outside the rows, so reading rows is fine there.
const withoutPictures = new Map([
  ["sqlite", /picture USING COVERING INDEX picture_facts/u],
  ["postgres", /picture_(?:facts|pkey)/u],
])

onEachEngine("what pages say of pictures", (open) => {
  it("is read without the picture data", async () => {
    const opened = open()
    for (let index = 0; index < 20; index++) {
      const facts = { hash: `${index}`.padStart(32, "0"), extension: "jpg", width: 900, height: 500 } as const
      await storePicture(opened.db, { ...facts, bytes: Buffer.alloc(20_000) }, "")
    }
    await learnStatistics(opened)
    const plans = await explainAll(opened, async (db) => {
      await listImages(db, "service", [1, 2])
      await listPictureFiles(db, ["a", "b"])
    })
    expect(plans).toHaveLength(2)
    for (const { plan } of plans) expect(plan.join("\n")).toMatch(withoutPictures.get(opened.dialect.name) ?? /^$/u)
  })
})
