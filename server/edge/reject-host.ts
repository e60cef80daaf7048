import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { parseAccept } from "hono/utils/accept"
import { type Language, defaultLanguage, parseLanguage } from "#contract/language.ts"
import { problemOf, problemType } from "#server/api-kit/problem-response.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import type { HostKind } from "./allowed-hosts.ts"
import { redirectTo } from "./redirect-missing.ts"
import { closedPolicy, headersEverywhere } from "./security-headers.ts"
import { dropBody } from "./unread-body.ts"

interface Refusal {
  status: number
  headers: Record<string, string>
  body: string
}

const style =
  "body{margin:0;padding:2rem;font:1rem/1.6 Arial,sans-serif;color:#0c1720;background:#fff}main{max-width:40rem;margin:10vh auto}h1{font-size:1.75rem;line-height:1.2}a{color:#9a330a;overflow-wrap:anywhere}"
const pagePolicy = `${closedPolicy}; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`

/**
 * Rejects a request for a host that is not this site's: a page in the visitor's language where one was requested, a
 * problem document otherwise. The twin of the site's host is redirected. The body is read and dropped.
 */
export async function rejectHost(
  request: IncomingMessage,
  response: ServerResponse,
  { kind, publicUrl, hsts }: { kind: Exclude<HostKind, "own">; publicUrl: string; hsts: string | null },
): Promise<void> {
  const { status, headers, body } =
    kind === "twin"
      ? { status: 308, headers: redirectTo(`${publicUrl}${request.url}`), body: "" }
      : kind === "foreign" && isPageWanted(request)
        ? page(languageOf(request), publicUrl)
        : problem(kind === "missing" ? "malformed" : "wrong_host")
  response.writeHead(status, {
    ...headersEverywhere,
    "Content-Security-Policy": closedPolicy,
    "Cache-Control": "no-store",
    Connection: "close",
    "Content-Length": Buffer.byteLength(body),
    ...(hsts === null ? {} : { "Strict-Transport-Security": hsts }),
    ...headers,
  })
  response.write(body)
  await dropBody(request)
  response.end()
}

const isPageWanted = ({ url = "", headers }: IncomingMessage) =>
  !/^\/api(?:[/?]|$)/u.test(url) && (headers.accept ?? "").includes("text/html")

const languageOf = ({ headers }: IncomingMessage): Language =>
  parseAccept(headers["accept-language"] ?? "")
    .map(({ type }) => parseLanguage(type.split("-")[0]))
    .find((language) => language !== null) ?? defaultLanguage

function problem(code: "malformed" | "wrong_host"): Refusal {
  const { status, ...rest } = problemOf(code)
  return { status, headers: { "Content-Type": problemType }, body: JSON.stringify({ ...rest, status }) }
}

function page(language: Language, publicUrl: string): Refusal {
  const { title, text } = serverTexts[language].wrongHost
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style>`
  const body = `<main><h1>${title}</h1><p>${text}</p><p><a href="${publicUrl}">${publicUrl}</a></p></main>`
  return {
    status: 421,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": pagePolicy,
      Vary: "Accept, Accept-Language",
    },
    body: `<!DOCTYPE html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`,
  }
}
