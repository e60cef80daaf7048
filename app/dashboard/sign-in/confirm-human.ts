import type { HumanCheckPicture } from "#contract/human-check.ts"
import { solveWork } from "#app/ui/proof-of-work.ts"
import { callApi } from "../api/call-api.ts"

const verify = async (answer: { id: string; nonce: string } | { id: string; code: string }) =>
  (await callApi("POST /captcha/verify", { json: answer })).token

/** Solves the proof of work; resolves with a token for one form. */
export async function confirmByWork(): Promise<string> {
  const { id, bits } = await callApi("GET /captcha/challenge")
  return verify({ id, nonce: await solveWork(id, bits) })
}

export const fetchPictureCheck = (): Promise<HumanCheckPicture> => callApi("GET /captcha")

export const confirmByCode = (id: string, code: string): Promise<string> => verify({ id, code })
