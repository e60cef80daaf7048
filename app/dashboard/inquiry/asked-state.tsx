import { queryOptions, useQuery } from "@tanstack/react-query"
import type { InquiryItem } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import type { PartLookupResult } from "#contract/part-lookup.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { callApi } from "../api/call-api.ts"
import { PartPageLink } from "../part/part-page-link.tsx"

export type AskedState = PartLookupResult["items"][number]

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
  // In the order asked; a number may come back trimmed.
  return new Map(data?.items.map((item, index) => [numbers[index] ?? item.number, item]))
}

/** Whether the catalogue has a number, itself or under another one; also as long as that is not known. */
export const isKnown = (state: AskedState | undefined): boolean =>
  state === undefined || state.status === "found" || state.status === "replaced"

/** Whether an asked number is in the catalogue, superseded, perhaps misread, or unknown. */
export function AskedNote({ state }: { state: AskedState | undefined }) {
  const desk = useDeskTexts()
  if (!state) return null
  const { status, part, successor, similar, same_as } = state
  if (status === "found")
    return (
      <span className="asked-note asked-found">
        <Icon name="check" />
        {same_as === null ? desk.asked.found : desk.asked.sameAs(same_as)}
      </span>
    )
  const newer = successor?.partnumber ?? part?.subst_part ?? ""
  if (status === "replaced")
    return (
      <span className="asked-note asked-superseded">
        <Icon name="right" />
        {desk.asked.superseded(newer)} {successor && <PartPageLink partnumber={newer} />}
      </span>
    )
  return (
    <span className="asked-note asked-unknown">
      <Icon name="warn" />
      {similar[0] ? desk.asked.similar(similar[0].partnumber) : desk.asked.unknown}
    </span>
  )
}
