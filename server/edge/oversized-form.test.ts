import { expect, it } from "vitest"
import { oversizedField, shrinkOversizedForm } from "./oversized-form.ts"

const address = "http://site.example/careers"

async function shrunk(init: RequestInit): Promise<Record<string, unknown>> {
  const request = await shrinkOversizedForm(new Request(address, { method: "POST", ...init }))
  expect(request.url).toBe(address)
  return Object.fromEntries(await request.formData())
}

it("keeps the text fields before the file that is too large", async () => {
  const body = new FormData()
  body.set("first_name", "Jörg")
  body.set("last_name", "Zeile 1\r\nZeile 2")
  body.append("cv", new File(["small"], "small.pdf"))
  body.append("cv", new File([new Uint8Array(3_000_000)], "big.pdf"))
  body.set("email", "after the file")
  expect(await shrunk({ body })).toEqual({
    first_name: "Jörg",
    last_name: "Zeile 1\r\nZeile 2",
    [oversizedField]: "true",
  })
})

it("keeps nothing of a body that is not a form", async () => {
  const nothing = { [oversizedField]: "true" }
  expect(await shrunk({ body: new Uint8Array(100_000) })).toEqual(nothing)
  const headers = { "Content-Type": "multipart/form-data; boundary=x" }
  expect(await shrunk({ body: `--x\r\n${"a".repeat(100_000)}\r\n--x\r\n`, headers })).toEqual(nothing)
})
