import { z } from "zod"
import { ArchiveError } from "./archive-error.ts"

export const manifestName = "manifest.json"
const siteName = "turbine-site"
const format = 1

const manifestSchema = z.object({
  site: z.literal(siteName),
  format: z.literal(format),
  /** Executed migrations by name, so that an older archive is filled into its own schema and then migrated. */
  migrations: z.array(z.string()).min(1),
  created_at: z.iso.datetime(),
  /** Number of rows per table. */
  rows: z.record(z.string(), z.number().int().min(0)),
  entries: z.array(z.object({ name: z.string(), size: z.number().int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>

export const newManifest = (facts: Pick<Manifest, "migrations" | "created_at">): Manifest => ({
  site: siteName,
  format,
  ...facts,
  rows: {},
  entries: [],
})

/** Parses the manifest of an archive; throws an ArchiveError for a foreign one or one of a newer program. */
export function readManifest(content: Uint8Array): Manifest {
  const value = parse(content)
  if (value?.["site"] !== siteName) throw new ArchiveError("it is not a backup of this site")
  if (typeof value["format"] === "number" && value["format"] > format)
    throw new ArchiveError(`a newer program has written it (format ${value["format"]})`)
  const manifest = manifestSchema.safeParse(value)
  if (!manifest.success) throw new ArchiveError("its manifest is damaged")
  return manifest.data
}

function parse(content: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(content).toString("utf8"))
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    throw new ArchiveError("its manifest is damaged")
  }
}
