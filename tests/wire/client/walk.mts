import createClient from "openapi-fetch"
import type { components, paths } from "./api.d.ts"

/** Configuration of a client. */
export interface Given {
  baseUrl: string
  account: components["schemas"]["SignIn"]
  picture: Blob
  sheet: Blob
}

/** Returns the fields of a body as form data, for clients with files. */
function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body) as [string, unknown][])
    for (const one of [value].flat()) form.append(name, one instanceof Blob ? one : String(one))
  return form
}

function known<Data>({ data, response }: { data?: Data; response: Response }): { data: Data; tag: string } {
  if (data === undefined) throw new Error(`${response.url}: ${response.status}`)
  return { data, tag: response.headers.get("ETag") ?? "" }
}

/** Performs with a generated client the calls of a maintenance program: sign-in, service, picture, parts sheet, inquiry. */
export async function walk({ baseUrl, account, picture, sheet }: Given) {
  const client = createClient<paths>({ baseUrl })
  const refused = await client.GET("/audit")
  const { token } = known(await client.POST("/auth/login", { body: account })).data
  client.use({
    onRequest: ({ request }) => {
      request.headers.set("Authorization", `Bearer ${token}`)
      return request
    },
  })

  const made = known(
    await client.POST("/service", { body: { title_de: "Prüfung", images: [picture] }, bodySerializer: formOf }),
  )
  const path = { id: made.data.id }
  const changed = known(
    await client.PATCH("/service/{id}", {
      params: { path, header: { "If-Match": made.tag } },
      body: { summary_de: "Mit Bericht" },
    }),
  )
  const stale = await client.PATCH("/service/{id}", {
    params: { path, header: { "If-Match": made.tag } },
    body: { summary_de: "Zu spät" },
  })
  // @ts-expect-error a number where a service has a text
  const wrong = await client.PATCH("/service/{id}", { params: { path }, body: { summary_de: 7 } })

  const image = known(
    await client.POST("/service/{owner}/image/add", {
      params: { path: { owner: made.data.id }, header: { "If-Match": changed.tag } },
      body: { image: picture },
      bodySerializer: formOf,
    }),
  )

  const group = known(await client.POST("/spare", { body: { title_de: "Teile" }, bodySerializer: formOf }))
  const imported = known(
    await client.POST("/spare/{id}/excel/update", {
      params: { path: { id: group.data.id }, query: { mode: "update" } },
      body: { excel: sheet },
      bodySerializer: formOf,
    }),
  )
  const found = known(
    await client.GET("/spare/{id}/search", {
      params: { path: { id: group.data.id }, query: { query: "9047", lang: "en" } },
    }),
  )

  const send = () =>
    client.POST("/request", {
      params: { header: { "Idempotency-Key": "walk-of-the-client" } },
      body: { name: "Ada", company: "Werk", email: "ada@werk.example", items: [{ partnumber: "9047-A" }] },
    })
  const inquiries = [known(await send()).data, known(await send()).data]

  return {
    refused: refused.error?.code,
    service: changed.data,
    stale: stale.error?.code,
    wrong: wrong.response.status,
    image: image.data,
    imported: imported.data,
    found: found.data,
    inquiries,
  }
}

export type Walked = Awaited<ReturnType<typeof walk>>
