import { queryOptions, useQuery } from "@tanstack/react-query"
import type { InquiryItem } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import type { PartLookupResult } from "#contract/part-lookup.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { callApi } from "../api/call-api.ts"
import { PartPageLink } from "../part/part-page-link.tsx"

export type AskedState = PartLookupResult["items"][number]

/** Returns the catalogue state of each requested number; empty before it is loaded. */
export function useAskedStates(items: readonly InquiryItem[]): ReadonlyMap<string, AskedState> {
  const numbers = [...new Set(items.flatMap(({ partnumber }) => partnumber || []))].slice(0, limits.lookupNumbers)
  const { data } = useQuery(
    queryOptions({
      queryKey: ["POST /part/lookup", numbers],
      queryFn: () => callApi("POST /part/lookup", { json: { numbers } }),
      enabled: numbers.length > 0,
    }),
  )
  // In request order; a number may be returned trimmed.
  return new Map(data?.items.map((item, index) => [numbers[index] ?? item.number, item]))
}

/** Returns whether the catalogue has a number, itself or under another one; true before it is loaded. */
export const isKnown = (state: AskedState | undefined): boolean =>
  state === undefined || state.status === "found" || state.status === "replaced"

/** Marks a requested number as known, superseded, possibly misread, or unknown. */
export function AskedNote({ state }: { state: AskedState | undefined }) {
  const desk = useDeskTexts()
  if (!state) return null
  const { status, current, successor, similar, same_as } = state
  if (status === "found")
    return (
      <span className="asked-note asked-found">
        <Icon name="check" />
        {same_as === null ? desk.asked.found : desk.asked.sameAs(same_as)}
      </span>
    )
  if (current !== null)
    return (
      <span className="asked-note asked-superseded">
        <Icon name="right" />
        {desk.asked.superseded(current)} {successor && <PartPageLink partnumber={current} />}
      </span>
    )
  return (
    <span className="asked-note asked-unknown">
      <Icon name="warn" />
      {similar[0] ? desk.asked.similar(similar[0].partnumber) : desk.asked.unknown}
    </span>
  )
}
