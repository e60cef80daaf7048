import { z } from "zod"

export const backupSchema = z
  .object({
    name: z.string(),
    /** Bytes. */
    size: z.number().int(),
    sha256: z.string(),
    created_at: z.string(),
  })
  .meta({ id: "Backup" })
export type Backup = z.infer<typeof backupSchema>

/** Newest failure since the last successful backup. */
export const backupFailureSchema = z
  .object({
    kind: z.enum(["manual", "nightly", "update"]),
    failed_at: z.string(),
    reason: z.enum(["no_space", "other"]),
  })
  .meta({ id: "BackupFailure" })
export type BackupFailure = z.infer<typeof backupFailureSchema>

/** On the disk of the backups; the need is unknown before the first one. */
export const backupSpaceSchema = z.object({
  free_bytes: z.number().int(),
  needed_bytes: z.number().int().nullable(),
})

export type BackupSpace = z.infer<typeof backupSpaceSchema>

export const backupStateSchema = backupSpaceSchema
  .extend({ failure: backupFailureSchema.nullable() })
  .meta({ id: "BackupState" })
export type BackupState = z.infer<typeof backupStateSchema>

export const backupParam = z.object({
  name: z.string().regex(/^turbine-\d{8}-\d{6}-[0-9a-f]{8}(?:-(?:nightly|update))?\.tar\.gz$/u, "invalid"),
})
