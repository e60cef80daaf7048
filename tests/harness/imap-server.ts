import { spawn, spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "../e2e/site-process.ts"

const nobody = 65_534
const program = ["/usr/sbin/dovecot", "/usr/local/sbin/dovecot"].find((file) => existsSync(file))

/** Returns whether this machine has the IMAP server Dovecot 2.3, and root or the tests' user may run it. */
export const hasImapServer = (): boolean =>
  program !== undefined && spawnSync(program, ["--version"], { encoding: "utf8" }).stdout.startsWith("2.3")

export interface ImapServer {
  /** With user, password and folder. */
  url: string
  /** Adds a mail to the mailbox, as a mail server delivers it. */
  deliver: (raw: Buffer) => Promise<void>
  /** Returns the number of mails in the mailbox, and of unread ones. */
  count: () => Promise<{ all: number; unread: number }>
  /** Stops it; `open` starts it again on the same port. */
  down: () => Promise<void>
  open: () => Promise<void>
  close: () => Promise<void>
}

/** Starts a real Dovecot on loopback with one mailbox in a temporary folder. */
export async function openImapServer(): Promise<ImapServer> {
  // As root its processes run as another user, who may not enter the folder of a test run.
  const base = await mkdtemp(join(userInfo().uid === 0 ? "/tmp" : tmpdir(), "imap-"))
  await chmod(base, 0o755)
  const port = await freePort()
  const maildir = join(base, "mail")
  const { username, ...user } = userInfo()
  const isRoot = user.uid === 0
  // Dovecot refuses to read mail as root.
  const { uid, gid } = isRoot ? { uid: nobody, gid: nobody } : user
  for (const folder of ["", "cur", "new", "tmp"]) {
    await mkdir(join(maildir, folder), { recursive: true })
    await chown(join(maildir, folder), uid, gid)
  }
  const config = join(base, "dovecot.conf")
  await writeFile(
    config,
    `
base_dir = ${base}/run
state_dir = ${base}/state
log_path = ${base}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
default_internal_user = ${isRoot ? "dovecot" : username}
default_login_user = ${isRoot ? "dovenull" : username}
${isRoot ? "" : `default_internal_group = ${gid}`}
first_valid_uid = 1
mail_uid = ${uid}
mail_gid = ${gid}
mail_location = maildir:${maildir}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${base}
}
service imap-login {
  ${isRoot ? "" : "chroot ="}
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${isRoot ? "" : "service anvil {\n  chroot =\n}"}
`,
  )
  let child: ReturnType<typeof spawn> | null = null
  const open = async () => {
    child = spawn(program ?? "", ["-F", "-c", config], { stdio: "ignore" })
    for (let tries = 0; !(await isListening(port)); tries++) {
      if (tries > 200) throw new Error("Dovecot does not start")
      await sleep(50)
    }
  }
  const down = async () => {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null) return
    const ended = new Promise((resolve) => ending.once("exit", resolve))
    ending.kill("SIGTERM")
    await ended
    while (await isListening(port)) await sleep(50)
  }
  await open()
  let delivered = 0
  return {
    url: `imap://site:secret@127.0.0.1:${port}/INBOX`,
    deliver: async (raw) => {
      const name = `${Date.now()}.${process.pid}_${++delivered}.test`
      // A reader sees all of it or nothing.
      await writeFile(join(maildir, "tmp", name), raw)
      await rename(join(maildir, "tmp", name), join(maildir, "new", name))
    },
    count: async () => {
      const files = [...(await readdir(join(maildir, "cur"))), ...(await readdir(join(maildir, "new")))]
      return { all: files.length, unread: files.filter((name) => !/:2,[A-Z]*S/u.test(name)).length }
    },
    down,
    open,
    close: async () => {
      await down()
      await rm(base, { recursive: true, force: true })
    },
  }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    socket.once("connect", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })
