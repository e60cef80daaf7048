import pino from "pino"
import { expect, it } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { picture } from "#tests/harness/samples.ts"
import { acceptImage } from "./accept-image.ts"
import { appendImage, listImages } from "./image-store.ts"
import { createSizeMaker } from "./make-sizes.ts"
import { findPictureSize, storePicture } from "./picture-store.ts"

onEnginesInTurn("picture sizes", (open) => {
  it("are made in the background and then known to the pages", async () => {
    const { db, withLock, dialect } = open()
    const accepted = await acceptImage(await picture(700, 300))
    await storePicture(db, accepted, "2026-11-20")
    await appendImage(db, "service", 1, accepted.hash, "2026-11-20")
    const maker = createSizeMaker({
      db,
      withLock,
      dialect,
      log: pino({ level: "silent" }),
      programDir: process.cwd(),
      cacheDir: null,
    })
    maker.resume()
    await maker.idle()
    await maker.close()
    const [image] = (await listImages(db, "service", [1])).get("1") ?? []
    expect(image?.sizes).toEqual({
      avif: [320, 672, 700],
      webp: [320, 672, 700],
      fallback: [320, 672, 700],
      og: true,
    })
    expect((await findPictureSize(db, accepted.hash, 320, "avif"))?.bytes.length).toBeGreaterThan(100)
    expect(await db.selectFrom("content_state").select("version").executeTakeFirst()).toEqual({ version: 2 })
  })
})
