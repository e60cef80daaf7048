import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { type Site, startSite } from "./site-process.ts"

export interface Mailing {
  site: Site
  dir: string
  mail: MailServer
}

/** Provides a separate site with a mail server, containing only the test's data. */
export async function useMailing(
  name: string,
  use: (mailing: Mailing) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), `turbine-e2e-${name}-`))
  const mail = await openMailServer()
  const mailEnv = { SMTP_URL: mail.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" }
  const site = await startSite(dir, { ...mailEnv, SEED: "off", ...env })
  await use({ site, dir, mail })
  await site.stop()
  await mail.close()
  await rm(dir, { recursive: true, force: true })
}
