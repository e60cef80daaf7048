import type { SheetResult } from "#contract/sheet.ts"
import { imageForm, picture, sheetForm } from "#tests/harness/samples.ts"
import { type Site, admin } from "#tests/e2e/site-process.ts"

export interface AdminCalls {
  token: string
  /** Creates a group of parts; returns its id. */
  addGroup: (title: string) => Promise<number>
  importSheet: (group: number, sheet: Uint8Array<ArrayBuffer>) => Promise<SheetResult>
  /** Saves something visible, which invalidates all caches. */
  changeContent: () => Promise<void>
}

export async function signIn({ url }: Site): Promise<AdminCalls> {
  const call = async (method: string, path: string, body: FormData | object, token = ""): Promise<unknown> => {
    const isForm = body instanceof FormData
    const response = await fetch(url + path, {
      method,
      body: isForm ? body : JSON.stringify(body),
      headers: {
        ...(isForm ? {} : { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
    })
    if (!response.ok) throw new Error(`${method} ${path} responded ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const { token } = (await call("POST", "/api/auth/login", admin)) as { token: string }
  let changes = 0
  return {
    token,
    addGroup: async (title_de) => {
      const form = imageForm("images", await picture(), { title_de })
      return ((await call("POST", "/api/spare", form, token)) as { id: number }).id
    },
    importSheet: async (group, sheet) =>
      (await call("POST", `/api/spare/${group}/excel/update`, sheetForm(sheet), token)) as SheetResult,
    changeContent: async () => {
      await call("PATCH", "/api/settings", { opening_hours_de: `Mo–Fr ${7 + (changes++ % 3)}–16 Uhr` }, token)
    },
  }
}
