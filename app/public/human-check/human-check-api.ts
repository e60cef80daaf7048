import type { HumanCheckPicture, Challenge } from "#contract/human-check.ts"
import { solveWork } from "../../ui/proof-of-work.ts"

const giveUpAfterMs = 15_000

export const loadPicture = (signal: AbortSignal): Promise<HumanCheckPicture> => getJson("/api/captcha", signal)

/** Returns the token for a correct code, or null. */
export async function checkCode(id: string, code: string): Promise<string | null> {
  const response = await postVerify({ id, code })
  return response.status === 422 ? null : readToken(response)
}

/** Alternative without picture: computes the proof of work for a token. */
export async function workForToken(): Promise<string> {
  const { id, bits } = await getJson<Challenge>("/api/captcha/challenge", AbortSignal.timeout(giveUpAfterMs))
  const nonce = await solveWork(id, bits)
  return readToken(await postVerify({ id, nonce }))
}

async function getJson<Body>(address: string, signal: AbortSignal): Promise<Body> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} responded ${response.status}`)
  return (await response.json()) as Body
}

const postVerify = (body: object) =>
  fetch("/api/captcha/verify", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  })

async function readToken(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`The check responded ${response.status}`)
  const { token } = (await response.json()) as { token: string }
  return token
}
