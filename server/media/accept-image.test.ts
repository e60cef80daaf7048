import sharp from "sharp"
import { expect, it } from "vitest"
import { drawCode } from "#server/auth/draw-code.ts"
import { picture } from "#tests/harness/samples.ts"
import { acceptImage } from "./accept-image.ts"

it("re-encodes: upright, without metadata, not larger than the pages need", async () => {
  const upload = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: "#c2410c" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "secret place" } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const accepted = await acceptImage(upload)
  expect(accepted).toMatchObject({ extension: "jpg", width: 1_200, height: 2_400 })
  expect(Buffer.from(accepted.bytes).includes("secret place")).toBe(false)
  expect((await sharp(accepted.bytes).metadata()).orientation).toBeUndefined()
})

it("leaves the human check able to render its pictures", async () => {
  await acceptImage(await picture(40, 40, "png"))
  expect(await drawCode("aB3xYz")).toMatch(/^data:image\/png;base64,/u)
})

it("keeps drawings and transparency as PNG, also the first frame of a GIF", async () => {
  expect((await acceptImage(await picture(40, 40, "png"))).extension).toBe("png")
  const gif = await sharp({ create: { width: 20, height: 20, channels: 4, background: "#fff0" } })
    .gif()
    .toBuffer()
  expect((await acceptImage(gif)).extension).toBe("png")
  const webp = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#fff" } })
    .webp()
    .toBuffer()
  expect((await acceptImage(webp)).extension).toBe("jpg")
})

it("decides by content, not by name, and rejects what could do harm", async () => {
  const tiff = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#fff" } })
    .tiff()
    .toBuffer()
  for (const bytes of [
    tiff,
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"),
    Buffer.from("RIFF0000WEBPVP8 <svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"),
    Buffer.from("%PDF-1.7"),
    Buffer.alloc(0),
  ])
    await expect(acceptImage(bytes)).rejects.toMatchObject({ code: "wrong_type" })
  const black = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#000" }, limitInputPixels: false })
      .png()
      .toBuffer()
  await expect(acceptImage(await black(6_400, 6_400))).rejects.toMatchObject({ code: "too_large" })
  await expect(acceptImage(await black(8_001, 10))).rejects.toMatchObject({ code: "too_large" })
  await expect(acceptImage(new Uint8Array(10_485_761))).rejects.toMatchObject({ code: "too_large" })
})
