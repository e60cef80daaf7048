import { readEnv } from "#server/env.ts"
import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Application } from "#contract/application.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { removeApplicationsBefore } from "./store.ts"

const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n"
const applicant = { first_name: "Jörg", last_name: "Müller", email: "j.mueller@example.org", lang: "de" }

onEachEngine("/api/application", (open) => {
  let site: TestSite
  let address = 10
  const form = (fields: Record<string, string>, ...files: [name: string, content: BlobPart][]) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    for (const [name, content] of files) body.append("cv", new File([content], name))
    return body
  }
  const send = (body: FormData, headers = {}) =>
    site.request("/api/application", { method: "POST", body, headers }, `192.0.2.${address++}`)
  const list = async () => (await (await site.asOwner("GET", "/api/application")).json()) as Application[]

  beforeAll(async () => {
    site = await openTestSite(open())
  })
  beforeEach(async () => {
    for (const table of ["application_file", "application", "idempotency", "rate_limit"] as const)
      await site.app.db.deleteFrom(table).execute()
  })

  it("stores an application with its files, once per key, and shows them to the administrator only", async () => {
    const captcha_token = await humanCheckToken(site)
    const headers = { "Idempotency-Key": "application-1" }
    const sent = await send(form({ ...applicant, captcha_token }, ["../../Lebens\u202elauf.exe", pdf]), headers)
    expect(sent.status).toBe(201)
    expect((await send(form({ ...applicant, captcha_token }), headers)).status).toBe(422)
    const again = await send(form({ ...applicant, captcha_token }, ["../../Lebens\u202elauf.exe", pdf]), headers)
    expect(await again.json()).toEqual(await sent.json())
    expect(await list()).toHaveLength(1)
    const [application] = await list()
    expect(application).toMatchObject({
      ...applicant,
      verified: true,
      cv: [{ n: 1, name: "Lebenslauf.pdf", size: pdf.length }],
    })
    const path = `/api/application/${application?.id}/cv/1`
    expect((await site.request(path)).status).toBe(401)
    const file = await site.asOwner("GET", path)
    expect(file.headers.get("Content-Disposition")).toContain("attachment")
    expect(file.headers.get("Content-Type")).toBe("application/octet-stream")
    expect(await file.text()).toBe(pdf)
    expect((await site.asOwner("GET", `/api/application/${application?.id}/cv/2`)).status).toBe(404)
  })

  it("rejects one over the limit before reading the files, and still responds to a repeated one", async () => {
    const from = "192.0.2.250"
    const post = (body: BodyInit, headers: Record<string, string> = {}) =>
      site.request("/api/application", { method: "POST", body, headers, duplex: "half" } as RequestInit, from)
    const first = await post(form(applicant), { "Idempotency-Key": "application-limit" })
    for (let turn = 0; turn < 2; turn++) expect((await post(form(applicant))).status).toBe(201)
    let read = 0
    const chunk = new Uint8Array(65_536)
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          read += chunk.length
          if (read > 30_000_000) controller.close()
          else controller.enqueue(chunk)
        },
      })
    const headers = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "18000000" }
    expect((await post(endless(), headers)).status).toBe(429)
    expect(read).toBeLessThan(1_000_000)
    const repeated = await post(form(applicant), { "Idempotency-Key": "application-limit" })
    expect([repeated.status, await repeated.json()]).toEqual([201, await first.json()])
  })

  it("accepts an application without a file, and rejects other files by content", async () => {
    expect((await send(form(applicant))).status).toBe(201)
    for (const [name, content] of [
      ["cv.pdf", "%PDF-1.7\n<html><script>alert(1)</script>"],
      ["cv.docx", "PK\u0003\u0004"],
      ["cv.exe", "MZ"],
      ["cv.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
      ["cv.docm", `PK\u0003\u0004${"x".repeat(60)}word/document.xml word/vbaProject.bin`],
    ] as const)
      expect([name, (await send(form(applicant, [name, content]))).status]).toEqual([name, 415])
    expect((await send(form(applicant, ["big.pdf", new Uint8Array(10_485_761)]))).status).toBe(413)
    const second = await send(form(applicant, ["good.pdf", pdf], ["Zeugnis.pdf", "MZ"]))
    expect(await second.json()).toMatchObject({ errors: [{ path: "cv.1", code: "wrong_type", value: "Zeugnis.pdf" }] })
    const three = await send(form(applicant, ["a.pdf", pdf], ["b.pdf", pdf], ["c.pdf", pdf]))
    expect(await three.json()).toMatchObject({ status: 422, errors: [{ path: "cv", code: "too_many_files" }] })
  })

  it("stores a robot's application as unverified, without mail, unless the human check was passed", async () => {
    const { config } = site.app
    const { mail } = readEnv({
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_TO: "office@t.example",
      MAIL_FROM: "site@t.example",
    })
    site.app.config = { ...config, mail }
    const mailed = async () => (await site.app.db.selectFrom("outbox").select("id").execute()).length
    try {
      const fields = { ...applicant, first_name: "Roboter", sealing_gap: "https://spam.example" }
      expect((await send(form(fields))).status).toBe(201)
      expect((await list()).find(({ first_name }) => first_name === "Roboter")?.verified).toBe(false)
      expect(await mailed()).toBe(0)
      const passed = { ...fields, first_name: "Mensch", captcha_token: await humanCheckToken(site) }
      expect((await send(form(passed))).status).toBe(201)
      expect((await list()).find(({ first_name }) => first_name === "Mensch")?.verified).toBe(true)
      expect(await mailed()).toBe(2)
    } finally {
      site.app.config = config
    }
  })

  it("names invalid fields and limits senders", async () => {
    const wrong = await send(form({ first_name: "", email: "x" }))
    expect(((await wrong.json()) as { errors: { path: string }[] }).errors.map((error) => error.path)).toEqual([
      "first_name",
      "last_name",
      "email",
    ])
    const from = () => site.request("/api/application", { method: "POST", body: form(applicant) }, "203.0.113.5")
    expect([(await from()).status, (await from()).status, (await from()).status, (await from()).status]).toEqual([
      201, 201, 201, 429,
    ])
    expect(
      (
        await site.request("/api/application", {
          method: "POST",
          body: "{}",
          headers: { "Content-Type": "application/json" },
        })
      ).status,
    ).toBe(415)
  })

  it("deletes one, and all after six months, with their files", async () => {
    for (let sent = 1; sent <= 2; sent++) expect((await send(form(applicant, ["cv.pdf", pdf]))).status).toBe(201)
    const [newest] = await list()
    expect((await site.request(`/api/application/${newest?.id}`, { method: "DELETE" })).status).toBe(401)
    const stale = { "If-Match": `"${(newest?.version ?? 0) + 1}"` }
    expect((await site.asOwner("DELETE", `/api/application/${newest?.id}`, undefined, stale)).status).toBe(412)
    expect((await site.asOwner("DELETE", `/api/application/${newest?.id}`)).status).toBe(204)
    expect((await site.asOwner("DELETE", `/api/application/${newest?.id}`)).status).toBe(404)
    await removeApplicationsBefore(site.app.db, "2027-01-01")
    expect(await list()).toEqual([])
    expect(await site.app.db.selectFrom("application_file").select("n").execute()).toEqual([])
  })
})
