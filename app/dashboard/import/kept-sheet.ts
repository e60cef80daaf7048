import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { ImportChoice } from "./send-sheet.ts"

const table = "sheets"

/** Opens the browser's database of files that are being imported: a reload or a new sign-in would lose them. */
const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("dashboard-imports", 1)
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(table))
    request.addEventListener("success", () => resolve(request.result))
    request.addEventListener("error", () => reject(new Error("No database of the browser", { cause: request.error })))
  })

/** Runs one request; resolves with null where the browser keeps nothing, such as in a private window. */
async function request<Result>(
  mode: IDBTransactionMode,
  send: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  try {
    const database = await opened()
    const sent = send(database.transaction(table, mode).objectStore(table))
    return await new Promise<Result>((resolve, reject) => {
      sent.addEventListener("success", () => resolve(sent.result))
      sent.addEventListener("error", () => reject(new Error("The file is not kept", { cause: sent.error })))
    }).finally(() => database.close())
  } catch {
    return null
  }
}

/** Returns the path of the import into a group, or into several (null). */
export const importPath = (spareId: number | null): string =>
  spareId === null ? "/dashboard/data/import" : `/dashboard/spare/${spareId}/import`

const nameOf = (spareId: number | null): string => (spareId === null ? "groups" : `group-${spareId}`)

/** Returns the file that is being imported into a group or several (null), and how it is read; kept on this device. */
export function useKeptSheet(spareId: number | null) {
  const name = nameOf(spareId)
  const client = useQueryClient()
  const key = ["kept-sheet", name]
  const { data, isPending } = useQuery({
    queryKey: key,
    queryFn: async (): Promise<ImportChoice | null> =>
      (await request<ImportChoice | undefined>("readonly", (store) => store.get(name))) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const keep = (choice: ImportChoice | null): void => {
    client.setQueryData(key, choice)
    void (choice
      ? request("readwrite", (store) => store.put(choice, name))
      : request("readwrite", (store) => store.delete(name)))
  }
  return { choice: data ?? null, isPending, keep }
}
