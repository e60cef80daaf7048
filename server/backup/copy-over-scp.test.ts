import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { once } from "node:events"
import { type AddressInfo, connect, createServer } from "node:net"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { systemCaller } from "#server/caller.ts"
import { openTestSite, type TestSite } from "#tests/harness/test-site.ts"
import { openSqlite } from "#server/db/dialects/sqlite.ts"
import { migrate } from "#server/db/migrate.ts"
import { backupCopyCheck } from "#server/features/finding/checks/backup-copy.ts"
import { freePort } from "#tests/e2e/site-process.ts"
import { openDatabase } from "#server/db/open-database.ts"
import { openReplacement } from "#server/db/open-replacement.ts"
import { tables } from "#server/features.ts"
import { copyBackup } from "./copy-backup.ts"
import { makeBackup } from "./make-backup.ts"
import { restoreArchive } from "./restore-archive.ts"

const sshd = [process.env["SSHD_PATH"] ?? "", "/usr/sbin/sshd", "/usr/local/sbin/sshd"].find((path) => existsSync(path))
const hasRclone = spawnSync("rclone", ["version"]).status === 0
let port = 0

/** Starts an SSH server that accepts `key`; ends with the returned process. */
async function startServer(folder: string): Promise<ChildProcess> {
  const config = join(folder, "sshd_config")
  writeFileSync(
    config,
    `Port ${port}\nListenAddress 127.0.0.1\nHostKey ${folder}/host\nAuthorizedKeysFile ${folder}/key.pub\nStrictModes no\nUsePAM no\nPasswordAuthentication no\nPidFile none\nSubsystem sftp internal-sftp\n`,
  )
  // Debian's server wants a folder that only systemd makes.
  if (userInfo().uid === 0) mkdirSync("/run/sshd", { recursive: true, mode: 0o755 })
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

  const copyWith = async (key: string, first: readonly string[] = [], mostMs = 600_000) => {
    const backupCopy = [...first, "scp", ...optionsWith(key), "{file}", `${vault()}/{name}`]
    site.app.config = { ...site.app.config, backupCopy }
    await copyBackup(site.app, name, mostMs)
    return backupCopyCheck.run(site.app)
  }
  const vault = () => `${userInfo().username}@127.0.0.1:${folder}/vault`
  const optionsWith = (key: string) => [
    "-q",
    "-B",
    "-P",
    String(port),
    "-o",
    "StrictHostKeyChecking=no",
    "-o",
    "UserKnownHostsFile=/dev/null",
    "-o",
    "IdentitiesOnly=yes",
    "-i",
    join(folder, key),
  ]
  const stored = () => join(folder, "data/backups", name)

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "scp-"))
    mkdirSync(join(folder, "vault"))
    for (const key of ["host", "key", "other"])
      execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(folder, key)])
    const database = openSqlite(":memory:")
    await migrate(database)
    site = await openTestSite(database, join(folder, "data"))
    await site.asOwner("PATCH", "/api/settings", { phone: "+49 40 1234567" })
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

  it("is fetched and restored into an empty folder on another machine", async () => {
    expect(await copyWith("key")).toMatchObject({ state: "fine" })
    const [fetched, elsewhere] = [join(folder, "fetched.tar.gz"), join(folder, "elsewhere")]
    execFileSync("scp", [...optionsWith("key"), `${vault()}/${name}`, fetched])
    const { kept, manifest } = await restoreArchive(fetched, () => openReplacement(elsewhere, new Date()), tables)
    expect([kept, manifest.rows["settings"]]).toEqual([null, 1])
    const restored = await openDatabase({ dataDir: elsewhere })
    const { phone } = await restored.db.selectFrom("settings").select("phone").executeTakeFirstOrThrow()
    await restored.close()
    expect(phone).toBe("+49 40 1234567")
  })

  it("is a fault when it trickles past its time, or when a process ended before it, and the backup stays", async () => {
    const before = hashOf(stored())
    // A greeting that never ends.
    const slow = createServer((socket) => {
      const trickle = setInterval(() => socket.write("."), 20)
      socket.on("error", () => undefined).on("close", () => clearInterval(trickle))
    }).listen(0, "127.0.0.1")
    await once(slow, "listening")
    const usual = port
    port = (slow.address() as AddressInfo).port
    expect(await copyWith("key", [], 1_500)).toMatchObject({ state: "fault", count: -1 })
    port = usual
    slow.close()
    expect(hashOf(stored())).toBe(before)
    expect(await copyWith("key")).toMatchObject({ state: "fine" })
    await site.app.db.deleteFrom("backup_copy").execute()
    await site.app.db.insertInto("backup_copy").values({ backup: "turbine-before.tar.gz", at: "2026-11-19" }).execute()
    expect(await backupCopyCheck.run(site.app)).toMatchObject({ state: "fine" })
    site.time.now = new Date(site.time.now.getTime() + 16 * 60_000)
    expect(await backupCopyCheck.run(site.app)).toMatchObject({ state: "fault", detail: name })
    expect(await copyWith("key")).toMatchObject({ state: "fine" })
  })

  it.skipIf(!hasRclone)("arrives by rclone over SFTP too, and is a fault with a wrong key", async () => {
    const copyBy = async (key: string) => {
      const account = `user=${userInfo().username},host=127.0.0.1,port=${port},key_file=${join(folder, key)}`
      const target = `:sftp,${account},shell_type=none:${folder}/vault/rclone-{name}`
      const backupCopy = [
        "rclone",
        "--config",
        "",
        "--retries",
        "1",
        "--low-level-retries",
        "1",
        "copyto",
        "{file}",
        target,
      ]
      site.app.config = { ...site.app.config, backupCopy }
      await copyBackup(site.app, name)
      return backupCopyCheck.run(site.app)
    }
    expect(await copyBy("key")).toMatchObject({ state: "fine" })
    expect(hashOf(join(folder, "vault", `rclone-${name}`))).toBe(hashOf(stored()))
    expect(await copyBy("other")).toMatchObject({
      state: "fault",
      detail: expect.stringMatching(/unable to authenticate/u),
    })
    expect(existsSync(stored())).toBe(true)
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
