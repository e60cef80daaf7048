import { orderVersion } from "#contract/record-order-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { RecordKind } from "#contract/record-constants.ts"
import { sendCall } from "../api/call-api.ts"
import { recordsPath } from "../api/call-record.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { type ReadCall, useRefresh } from "../api/read.ts"
import { useToast } from "../ui/toasts.tsx"
import { useListOrder } from "./use-list-order.ts"

interface RecordOrderOptions<Entry> {
  kind: RecordKind | "template"
  /** Refetched when an order was stored or rejected. */
  refreshes: readonly ReadCall[]
  /** Which order of the kind it is, such as that of one category. */
  scope?: Readonly<Record<string, string | number | null>>
  /** All ids of that order, where these are some of them: the others keep their places. */
  within?: readonly number[] | undefined
  /** Ids of an entry in the order; default its own. */
  idsOf?: (entry: Entry) => readonly number[]
  disabledReason?: string | null
  /** Returns the same move in further orders of the kind, such as those of other languages. */
  alsoIn?: (ids: readonly number[]) => readonly OtherOrder[]
}

/** An order as it is stored, and as it is to be. */
export interface OtherOrder {
  scope: Readonly<Record<string, string | number | null>>
  seen: readonly number[]
  next: readonly number[]
}

/** A list of records in the order of the site; moves are stored at once and can be undone. */
export function useRecordOrder<Entry extends { id: number }>(
  entries: readonly Entry[],
  {
    kind,
    refreshes,
    scope = {},
    within,
    idsOf = ({ id }) => [id],
    disabledReason = null,
    alsoIn = () => [],
  }: RecordOrderOptions<Entry>,
) {
  const { list: texts, common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()

  /** Returns whether it was stored. */
  const send = async (orders: readonly OtherOrder[]): Promise<boolean> => {
    try {
      for (const { scope: orderScope, seen, next } of orders)
        await sendCall("PATCH", `${recordsPath(kind)}/order`, {
          json: { ...orderScope, ids: next },
          version: orderVersion(seen),
        })
      return true
    } catch (error) {
      const reason = isCode(error, "stale") ? texts.orderStale : errorText(common, error)
      toast({ text: `${texts.orderFailed} ${reason}`, isError: true, about: "order" })
      return false
    } finally {
      await refresh(...refreshes)
    }
  }
  return useListOrder(
    entries,
    async (ids, former) => {
      const expand = (order: readonly number[]) => {
        const expanded = order.flatMap((id) => {
          const entry = entries.find((other) => other.id === id)
          return entry ? idsOf(entry) : []
        })
        const moved = expanded.values()
        return within?.map((id) => (expanded.includes(id) ? (moved.next().value ?? id) : id)) ?? expanded
      }
      const orders = [{ scope, next: expand(ids), seen: expand(former) }, ...alsoIn(ids)]
      if (!(await send(orders))) return false
      const undo = async () => {
        // The button disappears with its message: focus stays on the screen, which does not scroll.
        document.getElementById("main")?.focus({ preventScroll: true })
        if (await send(orders.map(({ seen, next, ...order }) => ({ ...order, seen: next, next: seen }))))
          toast({ text: texts.orderUndone, about: "order" })
      }
      toast({ text: texts.orderStored, about: "order", action: { label: texts.undo, run: () => void undo() } })
      return true
    },
    disabledReason,
  )
}
