// https://www.sqlite.org/rescode.html
export const resultCodes = {
  busy: 5,
  readOnly: 8,
  inputOutput: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
  constraintPrimaryKey: 1555,
  constraintUnique: 2067,
  /** SQLITE_IOERR_SHMSIZE: the shared-memory file could not be extended because the disk is full. */
  noSharedMemory: 4874,
} as const

/** Returns the engine's extended result code; 0 for any other error. */
export const errorCode = (error: unknown): number =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode : 0

export const primaryCode = (error: unknown): number => errorCode(error) & 0xff

export const isDamage = (error: unknown): boolean =>
  [resultCodes.corrupt, resultCodes.notADatabase].includes(primaryCode(error) as 11)
