import type { Captcha, Challenge } from "#contract/captcha.ts"
import { solveWork } from "../../ui/proof-of-work.ts"

export const loadPicture = (signal: AbortSignal): Promise<Captcha> => getJson("/api/captcha", signal)

/** The token for a right code, or null for a wrong one. */
export async function checkCode(id: string, code: string): Promise<string | null> {
  const answer = await postVerify({ id, code })
  return answer.status === 422 ? null : readToken(answer)
}

/** The way without a picture: the browser works for its token. */
export async function workForToken(signal: AbortSignal, onProgress: (share: number) => void): Promise<string> {
  const { id, bits } = await getJson<Challenge>("/api/captcha/challenge", signal)
  const nonce = await solveWork(id, bits, { signal, onProgress })
  return readToken(await postVerify({ id, nonce }))
}

async function getJson<Body>(address: string, signal: AbortSignal): Promise<Body> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return (await answer.json()) as Body
}

const postVerify = (body: object) =>
  fetch("/api/captcha/verify", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  })

async function readToken(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error(`The check answered ${answer.status}`)
  const { token } = (await answer.json()) as { token: string }
  return token
}
