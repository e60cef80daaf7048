import { deflateRawSync } from "node:zlib"
import { expect, it } from "vitest"
import { workbook } from "#tests/harness/samples.ts"
import { UnsafeZipError, checkZip } from "./check-zip.ts"

/** Returns a ZIP archive of one entry, optionally with a false size. */
function zip(content: Buffer, declared = content.length): Buffer {
  const packed = deflateRawSync(content)
  const name = Buffer.from("xl/a.xml")
  const local = Buffer.alloc(30)
  local.writeUInt32BE(0x504b0304)
  local.writeUInt16LE(8, 8)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32BE(0x504b0102)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(declared, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32BE(0x504b0506)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([local, name, packed, central, name, end])
}

it("accepts real workbooks and valid archives", async () => {
  await expect(checkZip(Buffer.from(await workbook([["a"]])))).resolves.toHaveLength(7)
  await expect(checkZip(zip(Buffer.from("content")))).resolves.toHaveLength(1)
})

it("rejects ZIP bombs, also those with a false size", async () => {
  const bomb = Buffer.alloc(20_000_000, 97)
  await expect(checkZip(zip(bomb))).rejects.toThrow(UnsafeZipError)
  await expect(checkZip(zip(bomb, 1_000))).rejects.toThrow("larger than it says")
  await expect(checkZip(zip(Buffer.from("x"), 300_000_000))).rejects.toThrow(UnsafeZipError)
})

it("rejects files that are not ZIP archives, or broken ones", async () => {
  for (const bytes of [
    Buffer.from("hello, this is text"),
    Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(40)]),
    zip(Buffer.from("content")).subarray(0, 60),
  ])
    await expect(checkZip(bytes)).rejects.toThrow()
})
