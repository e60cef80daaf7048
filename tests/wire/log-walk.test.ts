import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { AccessKey } from "#contract/access-key.ts"
import type { Passkey, Session } from "#contract/auth.ts"
import type { HistoryEntry } from "#contract/history.ts"
import type { Invited } from "#contract/people.ts"
import type { SheetResult } from "#contract/sheet.ts"
import { openSession } from "#server/auth/session-store.ts"
import type { UnsortedPage } from "#contract/unsorted-mail.ts"
import { readMail } from "#server/features/inquiry/incoming/read-mail.ts"
import { importMail } from "#server/features/inquiry/incoming/import-mail.ts"
import { mail, mailWithFile } from "#tests/harness/mail-samples.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type Call, nameOf, readCalls } from "./calls.ts"
import { type WireContent, fillSite } from "./content.ts"
import { beginOffer, sampleBodies } from "./sample-bodies.ts"
import { type WireSite, openWireSite } from "./wire-site.ts"

/** Calls that leave no audit entry, each with its reason. */
const unlogged: Readonly<Record<string, string>> = {
  "POST /auth/me": "reads",
  "POST /auth/logout": "ends a sign-in that is in the log",
  "POST /auth/confirm": "proves again who is signed in",
  "POST /auth/second-factor/start": "a ticket; the device counts when its code is sent",
  "POST /auth/passkeys/start": "a ticket; the passkey counts when it is sent",
  "POST /redirect/unknown": "reads",
  "PUT /draft/{kind}/{id}": "waits beside the record until it is published, which is told",
  "PUT /translation": "waits beside the record until it is published, which is told",
  "POST /draft/ready": "only asks for a review; what it publishes is told",
  "POST /draft/{kind}/{id}/image": "waits beside the record until it is published, which is told",
  "POST /draft/{kind}/{id}/picture": "waits beside the record until it is published, which is told",
  "PUT /share/mine": "is what its maker is typing",
  "DELETE /draft/{kind}/{id}/image/{image}": "was never at the record",
  "POST /line/read": "reads a list and stores nothing",
  "POST /spare/excel/refused": "reads a sheet and stores nothing",
  "POST /request/{id}/mail": "needs mail, see server/mail/mail.test.ts",
  "PUT /draft/{kind}/{id}/presence": "is forgotten after some seconds",
  "PUT /request/{id}/presence": "is forgotten after some seconds",
  "POST /offer/{id}/send": "needs mail, see server/features/offer/send-offer.test.ts",
  "PATCH /offer/{id}": "a draft, which is told when it is sent",
  "POST /mail/test": "needs mail, see server/features/finding/findings.test.ts",
  "DELETE /message/{id}": "needs mail, see server/features/inquiry/conversation.test.ts",
}

/** Calls that change nothing but are audited, because they return confidential data. */
const handsOut = [
  "GET /request/export",
  "GET /request/{id}/photo/{n}",
  "GET /message/{id}/file/{n}",
  "GET /mail/unsorted/{id}/file/{n}",
  "GET /application/{id}/cv/{n}",
  "GET /person",
  "GET /backup",
  "GET /backups/{name}",
]

interface Made {
  id: number
}

onEnginesInTurn("every call that changes something", (engine) => {
  let dataDir: string
  let wire: WireSite
  let content: WireContent
  let calls: Call[]

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "log-walk-"))
    wire = await openWireSite(engine(), dataDir)
    content = await fillSite(wire.site)
    const closed = (await readCalls(wire.site)).filter(({ needsToken }) => needsToken)
    calls = closed.filter((call) => call.method !== "GET" || handsOut.includes(nameOf(call)))
  })
  afterAll(async () => {
    await wire.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const read = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    (await (await wire.site.asOwner(method, `/api${path}`, body)).json()) as T
  const owner = () =>
    engine().db.selectFrom("admin").select("id").where("login", "=", "admin").executeTakeFirstOrThrow()
  const invite = (login: string) =>
    read<Invited>("POST", "/people", { name: "Somebody", login, roles: ["parts"] }).then(({ person }) => person.id)
  const anotherSession = async () => {
    const client = { browser: "Firefox", system: "Linux", address: "192.0.2.0" }
    return openSession(engine().db, (await owner()).id, { method: "password", client, now: wire.site.time.now })
  }
  const createdPart = async (partnumber: string) =>
    (await read<Made>("POST", `/spare/${content.spare.id}/part`, { partnumber, quantity: 1 })).id
  const sentWithFile = async (path: string, fields: Record<string, string>, name: string, file: File) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.set(name, file)
    const sent = await wire.site.request(`/api${path}`, { method: "POST", body: form })
    return ((await sent.json()) as Made).id
  }
  const imported = async (partnumber: string, fields = {}) =>
    read<SheetResult>(
      "POST",
      `/spare/${content.spare.id}/excel/update`,
      sheetForm(await workbook([["Part number"], [partnumber]]), fields),
    )
  const accessKey = async () => {
    const body = { name: "ERP", abilities: ["parts.edit"], days: 90 }
    return (await read<{ key: AccessKey }>("POST", "/token", body)).key.id
  }

  /** Path of each call without a body, with its preparation; deletions come last. */
  const withoutBody: Record<string, () => Promise<string>> = {
    "GET /request/export": async () => "/request/export?format=csv",
    "GET /request/{id}/photo/{n}": async () => {
      const fields = { name: "A", company: "B", email: "d@example.com" }
      const photo = new File([await picture(40, 40)], "plate.jpg")
      return `/request/${await sentWithFile("/request", fields, "photos[]", photo)}/photo/1`
    },
    "GET /application/{id}/cv/{n}": async () => {
      const fields = { first_name: "A", last_name: "B", email: "d@example.com" }
      const cv = new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n"], "cv.pdf")
      return `/application/${await sentWithFile("/application", fields, "cv", cv)}/cv/1`
    },
    "DELETE /finding/demo": async () => "/finding/demo",
    "DELETE /settings/image/{name}": async () => "/settings/image/logo",
    "GET /person": async () => "/person?email=d@example.com",
    "GET /backup": async () => "/backup",
    "GET /backups/{name}": async () => `/backups/${(await read<{ name: string }[]>("GET", "/backups"))[0]?.name}`,
    "POST /history/{kind}/{id}/{version}/restore": async () => {
      // The newest ones differ in images only, which no restore touches.
      const versions = await read<HistoryEntry[]>("GET", `/history/service/${content.service.id}`)
      return `/history/service/${content.service.id}/${versions.at(-1)?.version}/restore`
    },
    "POST /spare/{id}/import/{importId}/undo": async () =>
      `/spare/${content.spare.id}/import/${(await imported("UNDO-1")).import_id}/undo`,
    "DELETE /spare/excel/columns/{shape}": async () => {
      await imported("SHAPE-1", { columns: JSON.stringify({ "#1": "partnumber" }) })
      const { shape } = await engine().db.selectFrom("sheet_columns").select("shape").executeTakeFirstOrThrow()
      return `/spare/excel/columns/${shape}`
    },
    "POST /auth/second-factor/recovery-codes": async () => "/auth/second-factor/recovery-codes",
    "DELETE /auth/second-factor": async () => "/auth/second-factor",
    "DELETE /auth/passkeys/{id}": async () =>
      `/auth/passkeys/${(await read<Passkey[]>("GET", "/auth/passkeys"))[0]?.id}`,
    "DELETE /auth/sessions/{id}": async () => {
      await anotherSession()
      const sessions = await read<Session[]>("GET", "/auth/sessions")
      return `/auth/sessions/${sessions.find(({ current }) => !current)?.id}`
    },
    "DELETE /auth/sessions": async () => {
      await anotherSession()
      return "/auth/sessions"
    },
    "DELETE /people/{id}": async () => `/people/${await invite("walk-1")}`,
    "DELETE /people/{id}/sessions": async () => `/people/${await invite("walk-2")}/sessions`,
    "DELETE /people/{id}/second-factor": async () => `/people/${await invite("walk-3")}/second-factor`,
    "POST /token/{id}/renew": async () => `/token/${await accessKey()}/renew`,
    "DELETE /token/{id}": async () => `/token/${await accessKey()}`,
    "DELETE /part-alias/{id}": async () => {
      const partnumber = "ALIAS-1"
      await createdPart(partnumber)
      return `/part-alias/${(await read<Made>("POST", "/part-alias", { alias: "OEM 88-1", partnumber })).id}`
    },
    "DELETE /redirect/{id}": async () =>
      `/redirect/${(await read<Made>("POST", "/redirect", { from: "/walk.html", target: "/contact" })).id}`,
    "DELETE /draft/{kind}/{id}": async () => {
      await draft()
      return `/draft/service/${content.service.id}`
    },
    "DELETE /share/{id}": async () => {
      const { path, body } = await bodyOf("POST /share")
      return `/share/${(await read<{ share: number }>("POST", path, body)).share}`
    },
    "DELETE /plan/{id}": async () => {
      await draft()
      const { path, body } = await bodyOf("POST /plan")
      const plans = await read<{ plan: number }[]>("POST", path, body)
      return `/plan/${plans.at(-1)?.plan}`
    },
    "POST /plan/{id}/confirm": async () => {
      const { path, body } = await bodyOf("POST /plan")
      const plans = await read<{ plan: number }[]>("POST", path, body)
      return `/plan/${plans.at(-1)?.plan}/confirm`
    },
    "DELETE /spare/{id}/part/{partId}": async () => `/spare/${content.spare.id}/part/${await createdPart("GONE-1")}`,
    "POST /trash/{id}/restore": async () => {
      const id = await createdPart("GONE-2")
      await wire.site.asOwner("DELETE", `/api/spare/${content.spare.id}/part/${id}`)
      return `/trash/part-${id}/restore`
    },
    "DELETE /trash/{id}": async () => {
      const id = await createdPart("GONE-3")
      await wire.site.asOwner("DELETE", `/api/spare/${content.spare.id}/part/${id}`)
      return `/trash/part-${id}`
    },
    "GET /message/{id}/file/{n}": async () => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ kind: "note", text: "A" })) form.set(name, value)
      form.set("files", new File([await picture(40, 40)], "plate.jpg"))
      return `/message/${(await read<Made>("POST", `/request/${content.inquiry.id}/message`, form)).id}/file/1`
    },
    "GET /mail/unsorted/{id}/file/{n}": async () => {
      const { app } = wire.site
      await importMail(app, await readMail(mailWithFile()), app.clock())
      return `/mail/unsorted/${(await read<UnsortedPage>("GET", "/mail/unsorted")).items[0]?.id}/file/1`
    },
    "POST /offer/{id}/withdraw": async () => `/offer/${await beginOffer(wire)}/withdraw`,
    "POST /request/{id}/offer": async () => `/request/${content.inquiry.id}/offer`,
    "DELETE /request/{id}/link": async () => `/request/${content.inquiry.id}/link`,
    "DELETE /line/{id}": async () => {
      const lines = await read<Made[]>("POST", `/request/${content.inquiry.id}/line`, {
        lines: [{ partnumber: "L-3" }],
      })
      return `/line/${lines.at(-1)?.id}`
    },
    "DELETE /mail/unsorted/{id}": async () => {
      const { app } = wire.site
      await importMail(app, await readMail(mail({ from: null })), app.clock())
      return `/mail/unsorted/${(await read<UnsortedPage>("GET", "/mail/unsorted")).items[0]?.id}`
    },
    "DELETE /synonym/{id}": async () => "/synonym/2",
    "DELETE /template/{id}": async () => "/template/2",
    "DELETE /request/{id}": async () => `/request/${content.inquiry.id}`,
    "DELETE /application/{id}": async () => `/application/${(await read<Made[]>("GET", "/application"))[0]?.id}`,
    "DELETE /person": async () => "/person?email=d@example.com",
    "DELETE /product/property/{id}": async () => `/product/property/${content.property.id}`,
    "DELETE /product/{id}": async () => `/product/${content.product.id}`,
    "DELETE /category/{id}": async () => `/category/${content.category.id}`,
    "DELETE /partner/{id}": async () => `/partner/${content.partner.id}`,
    "DELETE /page/page-part/{id}/{pageId}": async () => `/page/page-part/${content.pageBlock.id}/gas-turbina`,
    "DELETE /service/{id}": async () => `/service/${content.service.id}`,
    "DELETE /spare/{id}": async () => `/spare/${content.spare.id}`,
  }

  /** Creates a draft of the service to publish. */
  const draft = () => read("PUT", `/draft/service/${content.service.id}`, { patch: { title_ru: "Ждёт" }, based_on: 1 })

  /** Returns the newest ids of the two tables that the log reads. */
  const newest = async () => {
    const { db } = engine()
    const audit = await db
      .selectFrom("audit")
      .select((eb) => eb.fn.max("id").as("id"))
      .executeTakeFirst()
    const history = await db
      .selectFrom("history")
      .select((eb) => eb.fn.max("id").as("id"))
      .where("event", "!=", "")
      .executeTakeFirst()
    return Number(audit?.id ?? 0) + Number(history?.id ?? 0)
  }

  /** Returns the sample with another order of the images, because the same order changes nothing. */
  const bodyOf = async (name: string) => {
    const sample = await sampleBodies[name]?.(content, wire)
    if (!sample) throw new Error(`No sample for ${name}`)
    if (!name.endsWith("/image/order")) return sample
    const order = async (paths: string[]) =>
      (await read<{ path: string }[]>("PATCH", sample.path, { paths })).map(({ path }) => path)
    return { path: sample.path, body: { paths: (await order([])).toReversed() } }
  }

  it("has one sample each", () => {
    const bodies = Object.keys(sampleBodies)
    const known = calls.map(nameOf)
    const told = [
      ...bodies.filter((name) => known.includes(name)),
      ...Object.keys(withoutBody),
      ...Object.keys(unlogged),
    ]
    expect([...new Set(told)].toSorted()).toEqual(known.toSorted())
  })

  it("leaves an audit entry of its caller", async () => {
    const walk = async (name: string, path: string, body?: unknown) => {
      const [method = ""] = name.split(" ")
      const before = await newest()
      const response = await wire.site.asOwner(method, `/api${path}`, body)
      expect([name, response.status]).toEqual([name, expect.toBeOneOf([200, 201, 204])])
      await response.arrayBuffer()
      expect([name, (await newest()) > before]).toEqual([name, true])
    }
    const closed = new Set(calls.map(nameOf))
    const last = "PATCH /auth/password"
    for (const name of Object.keys(sampleBodies))
      if (closed.has(name) && !Object.hasOwn(unlogged, name) && name !== last) {
        const { path, body } = await bodyOf(name)
        await walk(name, path, body)
      }
    for (const [name, pathOf] of Object.entries(withoutBody)) await walk(name, await pathOf())
    const { path, body } = await bodyOf(last)
    await walk(last, path, body)

    const { db } = engine()
    const { id } = await owner()
    const audit = await db.selectFrom("audit").select(["event", "account_id"]).execute()
    const signIns = ["signed_in", "invitation_accepted"]
    expect(audit.filter((row) => row.account_id !== id && !signIns.includes(row.event))).toEqual([])
    const history = await db.selectFrom("history").select("account_id").execute()
    expect(history.every((row) => row.account_id === id)).toBe(true)
    const texts = JSON.stringify(await db.selectFrom("audit").selectAll().execute())
    expect(texts).not.toMatch(/example\.com/u)
  })
})
