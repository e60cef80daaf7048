import { queryOptions, useQuery } from "@tanstack/react-query"
import type { InquiryItem } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import type { PartLookupResult } from "#contract/part-lookup.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { callApi } from "../api/call-api.ts"
import { PartPageLink } from "../part/part-page-link.tsx"

type AskedState = PartLookupResult["items"][number]

/** Returns what the catalogue says of each asked number today, by number; empty until it is known. */
export function useAskedStates(items: readonly InquiryItem[]): ReadonlyMap<string, AskedState> {
  const numbers = [...new Set(items.flatMap(({ partnumber }) => partnumber || []))].slice(0, limits.lookupNumbers)
  const { data } = useQuery(
    queryOptions({
      queryKey: ["POST /part/lookup", numbers],
      queryFn: () => callApi("POST /part/lookup", { json: { numbers } }),
      enabled: numbers.length > 0,
    }),
  )
  return new Map(data?.items.map((item) => [item.number, item]))
}

/** Whether an asked number is in the catalogue, superseded, or unknown. */
export function AskedNote({ state }: { state: AskedState | undefined }) {
  const desk = useDeskTexts()
  if (!state) return null
  const { status, successor } = state
  if (status === "found")
    return (
      <span className="asked-note asked-found">
        <Icon name="check" />
        {desk.asked.found}
      </span>
    )
  if (status === "replaced" && successor)
    return (
      <span className="asked-note">
        <Icon name="right" />
        {desk.asked.superseded(successor.partnumber)} <PartPageLink partnumber={successor.partnumber} />
      </span>
    )
  return (
    <span className="asked-note asked-unknown">
      <Icon name="warn" />
      {desk.asked.unknown}
    </span>
  )
}
