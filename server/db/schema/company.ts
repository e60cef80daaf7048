import type { CompanyImage } from "#contract/company-image-constants.ts"
import { blob, integer, table, text } from "../declare-table.ts"

const since = "006-company"

export const companyTables = {
  company_image: table(
    {
      name: text<CompanyImage>().key(),
      hash: text(""),
      width: integer(0),
      height: integer(0),
      bytes: blob(),
    },
    { since },
  ),
  /** What a check found last, and what people said of it. */
  finding: table(
    {
      name: text().key(),
      state: text<"fine" | "look" | "fault">("fine"),
      /** When it became so. */
      since: text(""),
      ignored_by: text(""),
      ignored_at: text(""),
      /** State of which the owners were last told by mail. */
      told: text<"fine" | "look" | "fault">("fine"),
      told_at: text(""),
      /** What was done for it: who received the test mail, and when. */
      detail: text(""),
    },
    { since },
  ),
  /** How copying each backup off the machine ended. */
  backup_copy: table(
    {
      backup: text().key(),
      at: text(""),
      ms: integer(0),
      /** Exit code; -1 for a command that did not start or took too long. */
      code: integer(0),
      /** Last words of the command. */
      words: text(""),
    },
    { since },
  ),
}
