export type ArchivedRow = Readonly<Record<string, unknown>>

const megabyte = 1_048_576

/** How the column `bytes` of a table is archived: as files beside its rows. */
export interface FileRule {
  /** Returns the name of a row's file. */
  file(row: ArchivedRow): string
  /** Matches all names of these files; a restore takes no others. */
  named: RegExp
  mostBytes: number
  /** Columns that a restore sets anew, because what they tell is not archived. */
  anew?: Readonly<Record<string, string | number>>
}

/** What features say of their tables for backups. */
export interface TableRules {
  /** Left out: all other tables are in every backup. */
  transient: ReadonlySet<string>
  files: Readonly<Record<string, FileRule>>
  /** Their fields `text…` and `description…` are rich text. */
  rich: ReadonlySet<string>
}

/** Returns how the files of a record are named: by the record's id and their own number. */
export const numberedFiles = (folder: string, key: string, mostMegabytes: number): FileRule => ({
  file: (row) => `${folder}/${String(row[key])}-${String(row["n"])}`,
  named: new RegExp(`^${folder}/\\d{1,15}-\\d{1,15}$`, "u"),
  mostBytes: mostMegabytes * megabyte,
})

export const pictureFiles = (anew: FileRule["anew"] & object): FileRule => ({
  file: (row) => `pictures/${String(row["hash"])}.${String(row["extension"])}`,
  named: /^pictures\/[0-9a-f]{32}\.(?:jpg|png)$/u,
  mostBytes: 64 * megabyte,
  anew,
})
