import { createHash } from "node:crypto"
import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import type { Database } from "#server/db/dialects/database.ts"
import { localized } from "#contract/localized.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { appendImage } from "#server/media/image-store.ts"
import { storePicture } from "#server/media/picture-store.ts"
import { localText, readMedia } from "./read-content.ts"

const mediaDir = join(import.meta.dirname, "media")

export interface PictureLoader {
  attach(db: Database, kind: RecordKind, owner: number | string, files: readonly string[]): Promise<void>
}

/** The demo pictures are already in their final form: they are stored unchanged, which is fast. */
export function createPictureLoader(now: string): PictureLoader {
  const media = readMedia()
  const hashes = new Map<string, string>()
  return {
    async attach(db, kind, owner, files) {
      for (const file of files) {
        const hash = hashes.get(file) ?? (await keepFile(db, file, now))
        hashes.set(file, hash)
        const alt = media[file]?.alt ?? media[file.replace(/\.png$/u, ".svg")]?.alt
        await appendImage(db, kind, owner, hash, now, alt ? localText("alt", alt) : localized("alt", ""))
      }
    },
  }
}

async function keepFile(db: Database, file: string, now: string): Promise<string> {
  const picture = await readDemoPicture(file)
  await storePicture(db, picture, now)
  return picture.hash
}

/** File names of all pictures of the demo. */
export const demoPictures = (): string[] => readdirSync(mediaDir)

/** Returns a picture of the demo as it is stored. */
export async function readDemoPicture(file: string) {
  const bytes = readFileSync(join(mediaDir, file))
  const { width, height } = await sharp(bytes).metadata()
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32)
  return { hash, extension: file.endsWith(".png") ? ("png" as const) : ("jpg" as const), width, height, bytes }
}
