import { existsSync } from "node:fs"
import process from "node:process"
import { run } from "./child.ts"

const program = "/usr/sbin/dovecot"

/**
 * Installs the IMAP server for tests where Debian's packages are available; otherwise its tests are reported as not
 * run.
 */
export async function installDovecot(): Promise<void> {
  if (existsSync(program) || process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return
  console.log("No Dovecot found; trying `apt-get install dovecot-imapd` …")
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  await run("apt-get", ["update"], { env })
  await run("apt-get", ["install", "-y", "--no-install-recommends", "dovecot-imapd"], { env })
  console.log(existsSync(program) ? "Dovecot installed by apt-get" : "Dovecot could not be installed")
}
