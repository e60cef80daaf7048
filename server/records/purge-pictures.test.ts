import { expect, it } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { openTestSite } from "#tests/harness/test-site.ts"
import { purgeOldTrash } from "#server/features/trash/commands/purge.ts"
import { purgeUnusedPictures } from "./purge-pictures.ts"

onEachEngine("pictures that nothing shows", (open) => {
  it("removes pictures with their last record and its time in the trash, and keeps those still needed", async () => {
    const site = await openTestSite(open())
    const { db } = site.app
    const purge = async () => {
      await purgeOldTrash(site.app)
      await purgeUnusedPictures(site.app)
    }
    const hashes = async () => (await db.selectFrom("picture").select("hash").execute()).map((row) => row.hash)
    const [one, two] = [await picture(300, 200), await picture(310, 200)]
    const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
      const response = await site.asOwner("POST", "/api/partner", imageForm("image", bytes, { text_de: "<p>P</p>" }))
      expect(response.status).toBe(201)
      return ((await response.json()) as { id: number }).id
    }
    const [first, second, third] = [await upload(one), await upload(one), await upload(two)]
    expect(await hashes()).toHaveLength(2)
    const [, gone = ""] = await hashes()
    await db
      .insertInto("picture_size")
      .values([
        { hash: gone, width: 320, format: "webp", bytes: new Uint8Array(3) },
        { hash: "0".repeat(32), width: 320, format: "webp", bytes: new Uint8Array(3) },
      ])
      .execute()
    for (const id of [first, second, third])
      expect((await site.asOwner("DELETE", `/api/partner/${id}`)).status).toBeLessThan(300)
    await purge()
    expect(await hashes()).toHaveLength(2)
    expect((await site.asOwner("POST", `/api/trash/partner-${second}/restore`)).status).toBeLessThan(300)
    site.time.now = new Date("2027-01-20T09:00:00Z")
    await purge()
    expect(await hashes()).toHaveLength(1)
    expect(
      await db
        .selectFrom("picture_size")
        .select("hash")
        .where("hash", "!=", (await hashes())[0] ?? "")
        .execute(),
    ).toEqual([])
  })
})
