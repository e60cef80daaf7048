import { useQueries } from "@tanstack/react-query"
import { useState } from "react"
import { type Language, languages, localPath, parseLanguage } from "#contract/language.ts"
import type { LocalizedColumns } from "#contract/localized.ts"
import { recordPagePath } from "#contract/page-address.ts"
import type { PublishedKind } from "#contract/publishing.ts"
import { pagedKinds } from "#contract/record-constants.ts"
import type { References } from "#contract/reference.ts"
import { textPagePath } from "#contract/text-page-constants.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ApiError, callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { draftPath } from "../publishing/draft-path.ts"
import { useMay } from "../ui/shell-context.tsx"
import { useAction } from "../ui/use-action.ts"
import { pathOfPage } from "../page-target/page-names.ts"
import { type TargetChoice, TargetField, noTarget } from "../page-target/target-field.tsx"

const mostShown = 8

interface LinksHereProps {
  kind: PublishedKind
  /** Ids of the record, or of a thing's record in each language. */
  ids: readonly (number | string)[]
  /** Offers to lead old links to another page; absent where the page stays. */
  onLead?: ((to: TargetChoice) => void) | undefined
}

/** What links to a record, in the question before it is deleted or hidden. */
export function LinksHere({ kind, ids, onLead }: LinksHereProps) {
  const { redirects: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const mayLead = useMay("addresses.edit")
  const [choice, setChoice] = useState(noTarget)
  const loaded = useQueries({
    queries: ids.map((id) => read("GET /reference/:kind/:id", { params: { kind, id }, query: { lang: language } })),
  })
  const links = loaded.flatMap(({ data }) => data ?? [])
  return (
    <>
      <div className="references" aria-live="polite">
        {links.length === ids.length && (
          <LinkList
            records={links.flatMap(({ records }) => records)}
            redirects={links.flatMap(({ redirects }) => redirects)}
          />
        )}
      </div>
      {onLead && mayLead && (
        <TargetField
          label={texts.references.lead}
          choice={choice}
          language={language}
          onChoose={(chosen) => {
            setChoice(chosen)
            onLead(chosen)
          }}
        />
      )}
    </>
  )
}

function LinkList({ records, redirects }: References) {
  const { redirects: texts, trash, publishing } = useDashboardTexts()
  const total = records.length + redirects.length
  if (total === 0) return <p>{texts.references.none}</p>
  const pageName = (path: string) => (texts.pages as Readonly<Record<string, string>>)[path]
  const rows = [
    ...records.map((record) => ({
      to: draftPath(record),
      name: (record.kind === "page" && pageName(textPagePath(String(record.id)))) || record.title || String(record.id),
      kind: record.kind === "page" ? publishing.textPage : trash.kind[record.kind],
    })),
    ...redirects.map((from) => ({ to: "/dashboard/addresses", name: from, kind: texts.references.redirect })),
  ]
  return (
    <>
      <p>
        <b>{texts.references.total(total)}</b>
      </p>
      <ul>
        {rows.slice(0, mostShown).map(({ to, name, kind }) => (
          <li key={`${to} ${name}`}>
            <a href={to} target="_blank" rel="noreferrer">
              {name}
            </a>{" "}
            <small>{kind}</small>
          </li>
        ))}
      </ul>
      {total > mostShown && <p>{texts.references.more(total - mostShown)}</p>}
    </>
  )
}

type RecordOfPage = Partial<LocalizedColumns<"title">> & { id: number | string; lang?: string; title?: string }

/** Returns the addresses of a record's page by language; none for a kind without pages. */
function pagePaths(kind: PublishedKind, record: RecordOfPage): [Language, string][] {
  const paged = pagedKinds.find((other) => other === kind)
  const ownLanguage = parseLanguage(record.lang ?? null)
  const pathIn = (language: Language) => {
    const title = record[`title_${language}`] || record.title_de || record.title || ""
    return paged ? recordPagePath(paged, Number(record.id), title) : textPagePath(String(record.id))
  }
  return paged || kind === "page"
    ? (ownLanguage ? [ownLanguage] : languages).map((language) => [language, localPath(language, pathIn(language))])
    : []
}

const isDuplicate = (error: unknown) =>
  error instanceof ApiError && error.problem.errors?.some(({ code }) => code === "duplicate") === true

/** Returns the function that leads the addresses of records that are gone elsewhere; nothing chosen changes nothing. */
export function useLeadOldLinks() {
  const { redirects: texts } = useDashboardTexts()
  const { run } = useAction({ about: "old-links", failed: texts.references.leadFailed })
  return async (kind: PublishedKind, gone: readonly RecordOfPage[], { target, status, page }: TargetChoice) => {
    if (target === "" && status === 308) return
    await run(async () => {
      for (const [language, from] of gone.flatMap((record) => pagePaths(kind, record))) {
        const json = { from, target: page ? pathOfPage(page, language) : target, status }
        // A redirect of an earlier deletion stays as it is.
        await callApi("POST /redirect", { json }).catch((error: unknown) => {
          if (!isDuplicate(error)) throw error
        })
      }
    })
  }
}
