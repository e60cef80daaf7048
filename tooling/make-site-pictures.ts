// Run by hand after a change of the list or a source: node tooling/make-site-pictures.ts
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { type SitePicture, type SitePictureFormat, sitePicturePath, sitePictures } from "#app/public/site-pictures.ts"

const root = join(import.meta.dirname, "..")

async function main(): Promise<void> {
  const folder = join(root, "public/pictures")
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  let total = 0
  for (const picture of Object.values(sitePictures)) total += await makePicture(picture)
  console.log(`${(total / 1024 / 1024).toFixed(2)} MB in all`)
}

async function makePicture(picture: SitePicture): Promise<number> {
  const source = await readFile(join(root, `seed/media/${picture.name}.jpg`))
  const { width, height } = await sharp(source).metadata()
  if (width !== picture.width || height !== picture.height)
    throw new Error(`${picture.name} is ${width} × ${height}, the list says ${picture.width} × ${picture.height}`)
  let total = 0
  for (const size of picture.widths)
    for (const format of ["avif", "webp"] as const) total += await makeFile(source, picture, size, format)
  for (const size of picture.fallback) total += await makeFile(source, picture, size, "jpg")
  const og = await sharp(source)
    .resize({ width: 1_200, height: 630, fit: "cover" })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
  await writeFile(join(root, "public/pictures", `${picture.name}-v${picture.version}-og.jpg`), og)
  console.log(`${picture.name}: ${Math.round(total / 1024)} KB`)
  return total
}

async function makeFile(
  source: Buffer,
  picture: SitePicture,
  width: number,
  format: SitePictureFormat,
): Promise<number> {
  const bytes = await encode(sharp(source).resize({ width }), format)
  await writeFile(join(root, "public", sitePicturePath(picture, width, format)), bytes)
  return bytes.length
}

function encode(resized: Sharp, format: SitePictureFormat): Promise<Buffer> {
  if (format === "avif") return resized.avif({ quality: 50, effort: 6 }).toBuffer()
  if (format === "webp") return resized.webp({ quality: 72, effort: 6 }).toBuffer()
  return resized.jpeg({ quality: 76, mozjpeg: true }).toBuffer()
}

await main()
