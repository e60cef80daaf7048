import { z } from "zod"

export const backupSchema = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  sha256: z.string(),
  created_at: z.string(),
})
export type Backup = z.infer<typeof backupSchema>

export const backupParam = z.object({
  name: z.string().regex(/^turbine-\d{8}-\d{6}-[0-9a-f]{8}(?:-(?:nightly|update))?\.tar\.gz$/u, "invalid"),
})
