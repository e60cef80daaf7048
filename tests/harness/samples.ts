import sharp from "sharp"
import { writeXlsxStream } from "hucre/xlsx"

/** Returns a real photograph-like JPEG or PNG of the given size. */
export async function picture(
  width = 640,
  height = 480,
  format: "jpeg" | "png" = "jpeg",
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sharp({
    create: { width, height, channels: 3, background: { r: width % 255, g: 90, b: height % 255 } },
  })
    .toFormat(format)
    .toBuffer()
  return new Uint8Array(bytes)
}

export function imageForm(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  fileName = "picture.jpg",
): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append(name, new File([bytes], fileName))
  return form
}

type Cell = string | number | boolean | Date | null

/** Returns a real workbook of the given rows. */
export async function workbook(rows: readonly (readonly Cell[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const stream = writeXlsxStream(
    rows.map((row) => [...row]),
    { name: "Parts" },
  )
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}

export function sheetForm(
  bytes: Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  name = "parts.xlsx",
): FormData {
  return imageForm("excel", bytes, fields, name)
}
