import sharp from "sharp"
import { expect, it } from "vitest"
import { picture } from "#tests/harness/samples.ts"
import { photoType } from "./accept-photo.ts"

const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex")
const text = Buffer.from("<html><script>alert(1)</script></html> and plain text".padEnd(200))
const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, "latin1")
  return Buffer.concat([head, content])
}
const ftyp = box("ftyp", Buffer.from("heic\0\0\0\0mif1heic", "latin1"))
const heic = Buffer.concat([ftyp, box("meta", Buffer.alloc(40)), box("mdat", Buffer.alloc(80))])
const made = (format: "jpeg" | "png" | "webp") =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: "#456" } })
    .toFormat(format)
    .toBuffer()
const [jpeg, png, webp] = await Promise.all([made("jpeg"), made("png"), made("webp")])
const thumbnail = Buffer.concat([hex("ffe1 0010"), hex("ffd8 ffda 0002 0102 ffd9"), Buffer.alloc(4)])

it("knows whole pictures, with what phones append", async () => {
  expect(photoType(Buffer.from(await picture(64, 64)))).toBe("jpg")
  expect([jpeg, png, webp, heic].map(photoType)).toEqual(["jpg", "png", "webp", "heic"])
  expect(photoType(Buffer.concat([jpeg, Buffer.alloc(500)]))).toBe("jpg")
})

it.each([
  ["JPEG mark before a text", Buffer.concat([hex("ffd8ff"), text])],
  ["JPEG without its end", jpeg.subarray(0, -2)],
  ["JPEG cut after the end of its thumbnail", Buffer.concat([hex("ffd8"), thumbnail, jpeg.subarray(2, -2)])],
  ["PNG head only", png.subarray(0, 33)],
  ["PNG cut", png.subarray(0, -12)],
  ["WebP mark before a text", Buffer.concat([Buffer.from("RIFF....WEBPVP8 "), text])],
  ["WebP cut", webp.subarray(0, -8)],
  ["HEIC mark before a text", Buffer.concat([Buffer.from("....ftypheic"), text])],
  ["HEIC cut", heic.subarray(0, -1)],
])("takes no %s", (_name, bytes) => {
  expect(photoType(bytes)).toBeNull()
})
