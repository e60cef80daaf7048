import { useQuery } from "@tanstack/react-query"
import { useDeferredValue, useMemo } from "react"
import { maxLinksChecked } from "#contract/redirect-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { changeName } from "../editor/change-names.ts"
import type { Values } from "../editor/edit-state.ts"
import { type EditedPicture, onlyPicture } from "../editor/pictures.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { type Finding, findFindings, internalAddresses } from "./find-findings.ts"
import "./content-checks.css"

interface ContentChecksProps {
  values: Values
  /** Absent when the record has no picture yet. */
  pictures?: readonly EditedPicture[]
  /** Closes the checks where they cover the form. */
  onLeave?: () => void
}

const noPictures: readonly EditedPicture[] = []

/** Findings in a record's content, each linked to its field. They never prevent saving. */
export function ContentChecks({ values, pictures = noPictures, onLeave }: ContentChecksProps) {
  const { checks: texts, editor } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  // Deferred, so that typing in a long text is not delayed by the checks.
  const later = useDeferredValue(values)
  const addresses = useMemo(() => internalAddresses(later).slice(0, maxLinksChecked).toSorted(), [later])
  const missing = useMissing(addresses)
  const findings = useMemo(() => {
    const shown = pictures.map((picture, index) => ({
      ...picture,
      position: picture.id === onlyPicture ? 0 : index + 1,
    }))
    return findFindings({ values: later, pictures: shown.filter(({ decorative }) => !decorative), missing })
  }, [later, pictures, missing])
  if (isReadOnly) return null
  const describe = ({ kind, field, detail, languages }: Finding): string => {
    const codes = languages.map((language) => language.toUpperCase()).join(", ")
    return field.startsWith("alt-")
      ? `${texts.image(Number(detail))}: ${texts.kinds[kind](codes)}`
      : `${changeName(editor.changed, field)}: ${texts.kinds[kind](codes || detail)}`
  }
  return (
    <details className="content-checks">
      <summary>
        {texts.title} <span className="check-count">{texts.count(findings.length)}</span>
      </summary>
      {findings.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul>
          {findings.map((finding, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same words may be found twice
            <li key={`${finding.kind} ${finding.field} ${index}`}>
              <button
                type="button"
                onClick={() => {
                  onLeave?.()
                  focusField(finding.field)
                }}
              >
                {describe(finding)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

const nothing: ReadonlySet<string> = new Set()

/** Returns the addresses that lead nowhere, requested once per set. */
function useMissing(addresses: readonly string[]): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ["POST /redirect/unknown", addresses],
    queryFn: ({ signal }) => callApi("POST /redirect/unknown", { json: { paths: addresses }, signal }),
    enabled: addresses.length > 0,
  })
  return useMemo(() => (data ? new Set(data.unknown) : nothing), [data])
}

/** Focuses the field of a key, in its language tab. A rich text's key is on the box around it. */
function focusField(key: string): void {
  const element = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`)
  const panel = element?.closest<HTMLElement>("[role=tabpanel][hidden]")
  if (panel) document.getElementById(panel.getAttribute("aria-labelledby") ?? "")?.click()
  // The tab shows its panel in the next frame.
  requestAnimationFrame(() => {
    const field = element?.matches("input, textarea") ? element : element?.querySelector<HTMLElement>("[role=textbox]")
    field?.scrollIntoView({ block: "center" })
    field?.focus({ preventScroll: true })
  })
}
