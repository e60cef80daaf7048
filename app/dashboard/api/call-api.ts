import type { Problem } from "#contract/error.ts"
import type { Call, Calls, FileAddress } from "./calls.ts"
import { PasswordAsked, SessionEnded } from "./call-for-help.ts"
import { hasSignedOut, readToken } from "./token.ts"

/** Error of the API with its problem document; status 0 without a response. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.name = "ApiError"
    this.status = problem.status
    this.problem = problem
  }
}

/** Returns whether the same call may succeed later: there was no response, or one that says so. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || [0, 401, 429].includes(error.status) || error.status >= 500

export interface SendOptions {
  /** Query parameters; undefined ones are omitted. */
  query?: Readonly<Record<string, string | number | undefined>> | undefined
  /** Sent as JSON. */
  json?: unknown
  /** Sent as multipart. */
  form?: FormData
  /** Version that the form was loaded from. */
  version?: number
  /** Key under which the call may be repeated without running twice. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Longest wait for the response; 0 for none. Default two minutes, for uploads half an hour. */
  timeoutMs?: number
  /** Called with the record's version from the ETag, for calls that respond with something else. */
  onVersion?: (version: number) => void
  /** Called with the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void
}

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Values of path parameters, which begin with a colon. */
type Parameters<Path extends string> = [ParameterNames<Path>] extends [never]
  ? { params?: never }
  : { params: Readonly<Record<ParameterNames<Path>, string | number>> }

export type CallOptions<C extends Call> = SendOptions & Parameters<C>
/** Options are optional where the path has no parameters. */
type OptionsOf<Path extends string, Options> = [ParameterNames<Path>] extends [never]
  ? [options?: Options]
  : [options: Options]
export type CallArguments<C extends Call> = [call: C, ...OptionsOf<C, CallOptions<C>>]

const [callMs, uploadMs] = [2 * 60_000, 30 * 60_000]

const noResponse: Problem = {
  type: "about:blank",
  title: "No response",
  status: 0,
  detail: "The site cannot be reached",
  code: "no_response",
}

/** Calls the REST API with the session's token; `calls.ts` lists the response types. Throws ApiError. */
export function callApi<C extends Call>(...[call, options]: CallArguments<C>): Promise<Calls[C]> {
  const [method = "", path = ""] = call.split(" ")
  return sendCall(method, fillPath(path, options?.params), options) as Promise<Calls[C]>
}

/** Fills in path parameters, which begin with a colon. */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replaceAll(/:(\w+)/gu, (_part, name: string) => encodeURIComponent(params[name] ?? ""))

/**
 * Sends a call; resolves with the JSON of the response, or null for an empty one. Throws ApiError. Dispatches
 * SessionEnded on a 401 that ends the session, and PasswordAsked when the password is required again; after success,
 * repeats the call.
 */
export async function sendCall(method: string, path: string, options: SendOptions = {}): Promise<unknown> {
  const token = readToken()
  const response = await send(method, withQuery(path, options.query), options)
  const body: unknown = response.text ? parse(response.text) : null
  const isRead = response.text === "" || body !== undefined
  if (isRead && response.status >= 200 && response.status < 300) {
    const version = /^"(\d+)"$/u.exec(response.etag)?.[1]
    if (version !== undefined) options.onVersion?.(Number(version))
    return body
  }
  const problem = asProblem(body, response.status)
  if (await mayRepeat(problem, path, token)) return sendCall(method, path, options)
  throw new ApiError(problem)
}

/** Resolves whether a rejected call may be repeated after a sign-in or the password in a dialog. */
async function mayRepeat({ code }: Problem, path: string, sent: string | null): Promise<boolean> {
  if (code === "unauthorized") {
    if (hasSignedOut()) return false
    const token = readToken()
    // Signed in while the call was under way, here or in another tab.
    if (token !== null && token !== sent) return true
    const ended = new SessionEnded()
    window.dispatchEvent(ended)
    return (await ended.answer) ?? false
  }
  // The login form has a password field of its own.
  if (code !== "password_required" || path === "/auth/login") return false
  const challenge = new PasswordAsked()
  window.dispatchEvent(challenge)
  return (await challenge.answer) ?? false
}

/** Appends query parameters to a path; omits undefined ones. */
function withQuery(path: string, query: SendOptions["query"] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

export type FileOptions<A extends FileAddress> = Pick<SendOptions, "query" | "form"> & Parameters<A>

/** Fetches a file with the token. Throws ApiError. */
export async function fetchFile<A extends FileAddress>(address: A, options: FileOptions<A>): Promise<Blob> {
  const { params, query, form } = options
  const [method = "GET", path = ""] = address.startsWith("/") ? ["GET", address] : address.split(" ")
  const token = readToken()
  const url = `/api${withQuery(fillPath(path, params), query)}`
  const response = await fetch(url, {
    method,
    headers: authorization(),
    body: form ?? null,
    signal: AbortSignal.timeout(uploadMs),
  })
  if (response.ok) return response.blob()
  const problem = asProblem(parse(await response.text()), response.status)
  if (await mayRepeat(problem, path, token)) return fetchFile(address, options)
  throw new ApiError(problem)
}

/** Downloads a file and passes it to the browser. Throws ApiError. */
export async function downloadFile<A extends FileAddress>(
  address: A,
  name: string,
  options: FileOptions<A>,
): Promise<void> {
  saveFile(await fetchFile(address, options), name)
}

/** Passes a file to the browser, which saves it. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

// XMLHttpRequest, because fetch reports no upload progress.
function send(method: string, path: string, options: SendOptions) {
  const { json, form, version, signal, onProgress, idempotencyKey, timeoutMs = form ? uploadMs : callMs } = options
  return new Promise<{ status: number; text: string; etag: string }>((resolve, reject) => {
    if (signal?.aborted) return reject(new DOMException("Aborted", "AbortError"))
    const request = new XMLHttpRequest()
    request.open(method, `/api${path}`)
    request.timeout = timeoutMs
    for (const [name, value] of Object.entries(authorization())) request.setRequestHeader(name, value)
    if (version !== undefined) request.setRequestHeader("If-Match", `"${version}"`)
    if (idempotencyKey !== undefined) request.setRequestHeader("Idempotency-Key", idempotencyKey)
    if (json !== undefined) request.setRequestHeader("Content-Type", "application/json")
    if (onProgress) {
      request.upload.addEventListener("progress", (event) => onProgress(event.total ? event.loaded / event.total : 0))
      // Browsers may skip a progress event within 50 ms of another, hence also the last.
      request.upload.addEventListener("load", () => onProgress(1))
    }
    request.addEventListener("load", () =>
      resolve({ status: request.status, text: request.responseText, etag: request.getResponseHeader("ETag") ?? "" }),
    )
    for (const event of ["error", "timeout"])
      request.addEventListener(event, () => resolve({ status: 0, text: "", etag: "" }))
    request.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")))
    signal?.addEventListener("abort", () => request.abort(), { once: true })
    request.send(json === undefined ? (form ?? null) : JSON.stringify(json))
  })
}

function authorization(): Record<string, string> {
  const token = readToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}

/** Returns what a JSON text holds; undefined for anything else, such as the page of a proxy that asks to sign in. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function asProblem(body: unknown, status: number): Problem {
  if (isProblem(body)) return body
  return status === 0
    ? noResponse
    : { ...noResponse, status, code: "unknown", title: `Error ${status}`, detail: `Error ${status}` }
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === "object" && body !== null && "code" in body && "status" in body
