import type { Hono } from "hono"
import { generateSpecs } from "hono-openapi"
import { z } from "zod"
import { errorCodes } from "#contract/error-constants.ts"
import { components } from "./components.ts"
import type { HttpEnv } from "./http-env.ts"
import { routes } from "./routes.ts"

const documentation = {
  openapi: "3.1.0",
  info: {
    title: "Turbine site",
    version: "1",
    description:
      "Content, spare parts and inquiries of the site. Errors are problem documents (RFC 9457). Editable records carry an ETag; send it as If-Match.",
  },
  servers: [{ url: "/api" }],
  components,
} as const

/** Mounts /openapi.json, generated from the routes, and a readable page generated from it. */
export function mountApiDocument(api: Hono<HttpEnv>): void {
  let specs: object | undefined
  const calls = routes("API", { needs: "open" })
    .call("GET /openapi.json", { summary: "This description", returns: z.looseObject({}) }, async () => {
      specs ??= await generateSpecs(api, {
        documentation: documentation as never,
        excludeStaticFile: false,
        defaultValidationErrorResponse: false,
      })
      return { ...specs }
    })
    .call("GET /docs", { summary: "This description as a page", file: "text/html" }, async ({ c }) => {
      const document = (await (await api.request("/openapi.json", {}, c.env)).json()) as OpenApi
      c.header(
        "Content-Security-Policy",
        `default-src 'none'; style-src 'sha256-${await styleHash()}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      return c.html(page(document))
    })
  api.route("/", calls)
}

interface Operation {
  tags?: string[]
  summary?: string
  security: { token: string[] }[]
  parameters?: { name?: string; in?: string }[]
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>
}

const style = `body{font:16px/1.6 system-ui,sans-serif;color:#0c1720;max-width:1100px;margin:0 auto;padding:32px 16px}h1{font-size:32px}h2{font-size:20px;margin-top:40px;border-bottom:1px solid #d9e1e7}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid #d9e1e7;vertical-align:top}code{font:15px ui-monospace,monospace}.row-name{font-weight:600}.needs-token{color:#9a330a;white-space:nowrap}`

async function styleHash(): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style))).toString("base64")
}

const escape = (text: string) => text.replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`)

function page({ paths }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, ...call })),
  )
  const tags = [...new Set(calls.map((call) => call.tags?.[0] ?? "Other"))]
  const row = ({ path, method, summary = "", security: [scheme], parameters = [] }: (typeof calls)[number]) =>
    `<tr><td class="row-name"><code>${method.toUpperCase()}</code></td><td><code>/api${escape(path)}</code></td><td>${escape(summary)}${
      parameters.some((parameter) => parameter.in === "query")
        ? `<br><code>?${escape(
            parameters
              .filter((parameter) => parameter.in === "query")
              .map((parameter) => parameter.name)
              .join("&"),
          )}</code>`
        : ""
    }</td><td class="needs-token">${scheme ? escape(scheme.token[0] ?? "account") : ""}</td></tr>`
  const section = (tag: string) =>
    `<h2>${escape(tag)}</h2><table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Needs</th></tr></thead><tbody>${calls
      .filter((call) => (call.tags?.[0] ?? "Other") === tag)
      .map(row)
      .join("")}</tbody></table>`
  const errors = Object.entries(errorCodes).map(
    ([code, [status, title, detail]]) =>
      `<tr id="${code}"><td class="row-name">${status}</td><td><code>${code}</code></td><td>${escape(title)}</td><td>${escape(detail)}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API</title><style>${style}</style></head><body><main><h1>API</h1>
<p>The machine-readable description is <a href="/api/openapi.json">openapi.json</a>. Sign in with <code>POST /api/auth/login</code> and send the token as <code>Authorization: Bearer</code>.</p>
${tags.map(section).join("")}<h2>Errors</h2><table><tbody>${errors.join("")}</tbody></table></main></body></html>`
}
