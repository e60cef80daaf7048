import { existsSync } from "node:fs"
import { installByApt } from "./child.ts"

const program = "/usr/sbin/dovecot"

/**
 * Installs the IMAP server for tests where Debian's packages are available; otherwise its tests are reported as not
 * run.
 */
export async function installDovecot(): Promise<void> {
  if (existsSync(program) || (await installByApt("dovecot-imapd")) === null) return
  console.log(existsSync(program) ? "Dovecot installed by apt-get" : "Dovecot could not be installed")
}
