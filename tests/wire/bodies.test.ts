import { afterAll, beforeAll, expect, it } from "vitest"
import { openSession } from "#server/auth/session-store.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type Call, nameOf, readCalls } from "./calls.ts"
import { type WireContent, fillSite } from "./content.ts"
import { sampleBodies } from "./sample-bodies.ts"
import { type WireSite, openWireSite, requestOf } from "./wire-site.ts"

onEnginesInTurn("every call with a body", (engine) => {
  let wire: WireSite
  let content: WireContent
  let calls: Call[]

  beforeAll(async () => {
    wire = await openWireSite(engine())
    content = await fillSite(wire.site)
    calls = (await readCalls(wire.site)).filter(({ bodies }) => bodies.length > 0)
  })
  afterAll(() => wire.close())

  it("has a sample", () => {
    expect(Object.keys(sampleBodies).toSorted()).toEqual(calls.map(nameOf).toSorted())
  })

  const wrongTypes = ["application/x-www-form-urlencoded", "text/plain", "application/jsonp", undefined]
  it("rejects every other content type with 415 and leaves the connection usable", async () => {
    const connection = wire.connect()
    // The samples change the password, which ends every other session.
    const { db } = engine()
    const { id } = await db.selectFrom("admin").select("id").executeTakeFirstOrThrow()
    const bearer = {
      Authorization: `Bearer ${await openSession(db, id, { method: "password", client: { browser: "", system: "", address: "" }, now: wire.site.time.now })}`,
    }
    for (const call of calls) {
      const isNewBlock = nameOf(call) === "POST /page/page-part/{id}"
      const path = (isNewBlock ? "/page/page-part/gas-turbina" : call.path)
        .replace(/^\/page\/\{(?:id|owner)\}/u, "/page/careers")
        .replace("{name}", "logo")
        .replace("{check}", "disk")
        .replace("{kind}", "service")
        .replace("{hash}", "0".repeat(32))
        .replaceAll(/\{\w+\}/gu, "1")
      const others = ["application/json", "multipart/form-data; boundary=x"].filter(
        (type) => !call.bodies.some((accepted) => type.startsWith(accepted)),
      )
      for (const type of [...wrongTypes, ...others]) {
        const headers = { ...bearer, ...(type === undefined ? {} : { "Content-Type": type }) }
        const refused = await connection.send(`/api${path}`, { method: call.method, headers, body: "title_de=x" })
        expect([nameOf(call), type, refused.status]).toEqual([nameOf(call), type, 415])
      }
      expect((await connection.send("/api/settings")).status).toBe(200)
    }
  })

  it("rejects half a surrogate pair in every text of a JSON body", async () => {
    const half = "x\ud800"
    for (const call of calls.filter(({ bodies }) => bodies.includes("application/json"))) {
      const { path, body } = (await sampleBodies[nameOf(call)]?.(content, wire)) ?? { path: "", body: {} }
      // Samples are made one after the other, and some need what the sending of another one makes.
      if (body instanceof FormData || path.includes("undefined")) continue
      const texts = [...pathsOfTexts(body), ...textFieldsOf(call.schema).map((name) => [name])]
      for (const at of texts) {
        const { status } = await wire.sendAsOwner(call.method, `/api${path}`, withValue(body, at, half))
        expect([nameOf(call), at, status]).toEqual([nameOf(call), at, 422])
      }
    }
  })

  it("accepts its body in chunks", async () => {
    const connection = wire.connect()
    for (const [name, sampleOf] of Object.entries(sampleBodies)) {
      const [method = ""] = name.split(" ")
      const { path, body } = await sampleOf(content, wire)
      const request = requestOf(method, body, wire.bearer)
      const response = await connection.send(`/api${path}`, { ...request, chunked: true })
      const accepted = needMail.has(name) ? [409] : [200, 201, 204]
      expect([name, response.status, response.text]).toEqual([name, expect.toBeOneOf(accepted), response.text])
    }
  })
})

/** Calls that a site without mail refuses. */
const needMail: ReadonlySet<string> = new Set(["POST /offer/{id}/send", "POST /mail/test"])

type Fields = Record<string, unknown>

/** Returns the path of every text in a value. */
const pathsOfTexts = (value: unknown): string[][] =>
  typeof value === "string"
    ? [[]]
    : Object.entries((value ?? {}) as Fields).flatMap(([name, field]) =>
        pathsOfTexts(field).map((rest) => [name, ...rest]),
      )

/** Returns the names of the fields that a schema describes as texts. */
function textFieldsOf(schema: unknown): string[] {
  const { properties = {} } = schema as { properties?: Record<string, { type?: unknown; enum?: unknown }> }
  return Object.keys(properties).filter((name) => properties[name]?.type === "string" && !properties[name].enum)
}

function withValue(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text
  const fields = value as Fields
  if (Array.isArray(value))
    return value.map((member, at) => (String(at) === name ? withValue(member, rest, text) : member))
  return { ...fields, [name]: withValue(fields[name], rest, text) }
}
