import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { systemCaller } from "#server/caller.ts"
import { openTestSite, type TestSite } from "#tests/harness/test-site.ts"
import { openSqlite } from "#server/db/dialects/sqlite.ts"
import { migrate } from "#server/db/migrate.ts"
import { backupCopyCheck } from "#server/features/finding/checks/backup-copy.ts"
import { freePort } from "#tests/e2e/site-process.ts"
import { copyBackup } from "./copy-backup.ts"
import { makeBackup } from "./make-backup.ts"

const sshd = [process.env["SSHD_PATH"] ?? "", "/usr/sbin/sshd", "/usr/local/sbin/sshd"].find((path) => existsSync(path))
let port = 0

/** Starts an SSH server that accepts `key`; ends with the returned process. */
async function startServer(folder: string): Promise<ChildProcess> {
  const config = join(folder, "sshd_config")
  writeFileSync(
    config,
    `Port ${port}\nListenAddress 127.0.0.1\nHostKey ${folder}/host\nAuthorizedKeysFile ${folder}/key.pub\nStrictModes no\nUsePAM no\nPasswordAuthentication no\nPidFile none\nSubsystem sftp internal-sftp\n`,
  )
  const server = spawn(sshd ?? "", ["-D", "-e", "-f", config], { stdio: "ignore" })
  await vi.waitUntil(isReached, { timeout: 20_000 })
  return server
}

const isReached = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1")
    const finish = (reached: boolean) => {
      socket.destroy()
      resolve(reached)
    }
    socket.once("connect", () => finish(true))
    socket.once("error", () => finish(false))
  })

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex")

describe.skipIf(!sshd)("a copy of a backup over scp", () => {
  let folder: string
  let site: TestSite
  let server: ChildProcess
  let name: string

  const copyWith = async (key: string, first: readonly string[] = []) => {
    const quiet = [
      "-q",
      "-B",
      "-P",
      String(port),
      "-o",
      "StrictHostKeyChecking=no",
      "-o",
      "UserKnownHostsFile=/dev/null",
    ]
    const target = `${userInfo().username}@127.0.0.1:${folder}/vault/{name}`
    const backupCopy = [
      ...first,
      "scp",
      ...quiet,
      "-o",
      "IdentitiesOnly=yes",
      "-i",
      join(folder, key),
      "{file}",
      target,
    ]
    site.app.config = { ...site.app.config, backupCopy }
    await copyBackup(site.app, name)
    return backupCopyCheck.run(site.app)
  }
  const stored = () => join(folder, "data/backups", name)

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "scp-"))
    mkdirSync(join(folder, "vault"))
    for (const key of ["host", "key", "other"])
      execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(folder, key)])
    const database = openSqlite(":memory:")
    await migrate(database)
    site = await openTestSite(database, join(folder, "data"))
    name = (await makeBackup(systemCaller(site.app))).name
    port = await freePort()
    server = await startServer(folder)
  })
  afterAll(() => {
    server.kill("SIGKILL")
    rmSync(folder, { recursive: true })
  })

  it("arrives as it is", async () => {
    expect(await copyWith("key")).toMatchObject({ state: "fine" })
    expect(hashOf(join(folder, "vault", name))).toBe(hashOf(stored()))
  })

  it("is a fault with a wrong key, a server that is away and a program that is killed, and the backup stays", async () => {
    const before = hashOf(stored())
    rmSync(join(folder, "vault", name))
    expect(await copyWith("other")).toMatchObject({ state: "fault", detail: expect.stringMatching(/denied|closed/iu) })
    // Before the keys are exchanged.
    const killed = ["timeout", "-s", "KILL", "0.03"]
    expect(await copyWith("key", killed)).toMatchObject({ state: "fault", count: -1 })
    server.kill("SIGKILL")
    await expect.poll(isReached, { timeout: 20_000 }).toBe(false)
    expect(await copyWith("key")).toMatchObject({
      state: "fault",
      detail: expect.stringMatching(/refused|closed|lost/iu),
    })
    expect(hashOf(stored())).toBe(before)
    server = await startServer(folder)
    expect(await copyWith("key")).toMatchObject({ state: "fine" })
  })
})
