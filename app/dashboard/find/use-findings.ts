import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { Found } from "#contract/find.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { recordPath } from "../audit/record-path.ts"
import { draftPath } from "../publishing/draft-path.ts"
import { listPath, recordScreens, textPageScreens } from "../kinds.ts"
import { editKey } from "../list/use-edited-record.ts"
import { demandEntries, railGroups, screenAbility, settingsEntries } from "../entries.ts"
import { useShell } from "../ui/shell-context.tsx"
import { openedScreens } from "../ui/opened-screens.ts"

/** Something that the search leads to. */
export interface FindHit {
  to: string
  /** Its kind, in one word. */
  kind: string
  title: string
  /** What else tells it apart. */
  detail: string
}

const enough = 3

/** Returns what a query finds, and whether the response is still to come: records, parts, inquiries, screens and acts. */
export function useFindings(query: string): { findings: FindHit[]; isLoading: boolean } {
  const lang = useDashboardLanguage()
  const { find: texts } = useDashboardTexts()
  const q = query.trim()
  const { data, isFetching } = useQuery({
    ...read("GET /find", { query: { q, lang } }),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  })
  const screens = useScreens()
  const present = usePresent()
  if (q === "") {
    const opened = openedScreens().map(({ to, title }) => ({ to, kind: texts.kinds.opened, title, detail: "" }))
    return { findings: [...opened, ...screens], isLoading: false }
  }
  const words = q.toLocaleLowerCase().split(/\s+/u)
  const named = screens.filter(({ title }) => words.every((word) => title.toLocaleLowerCase().includes(word)))
  const hits = data ? present(data) : []
  // A screen whose name is typed comes before records that have it in their titles.
  return {
    findings: q.length <= enough ? [...hits, ...named] : [...named, ...hits],
    isLoading: isFetching,
  }
}

/** Returns the screens and acts that the account may open. */
function useScreens(): FindHit[] {
  const texts = useDashboardTexts()
  const { account } = useShell()
  const isOpen = (to: string) => {
    const needed = screenAbility(to)
    return needed === null || account.abilities.includes(needed)
  }
  const screens = [
    ...railGroups.flatMap(({ entries }) => entries),
    ...settingsEntries.slice(1),
    ...demandEntries.slice(1),
  ]
    .filter(({ to }) => isOpen(to))
    .map(({ to, nameIn }) => ({ to, kind: texts.find.kinds.screen, title: nameIn(texts), detail: "" }))
  const adds = account.abilities.includes("content.publish")
    ? recordScreens.map(({ kind, entry }) => ({ to: `${listPath(kind)}?${editKey}=new`, title: texts[entry].add }))
    : []
  const acts = [
    ...adds,
    ...(isOpen("/dashboard/backup") ? [{ to: "/dashboard/backup", title: texts.find.makeBackup }] : []),
    ...(isOpen("/dashboard/data/import") ? [{ to: "/dashboard/data/import", title: texts.find.importParts }] : []),
  ].map((act) => ({ ...act, kind: texts.find.kinds.act, detail: "" }))
  return [...screens, ...acts]
}

/** Returns a function that turns a response into findings. */
function usePresent(): (findings: Found) => FindHit[] {
  const { find: texts, shell, trash, publishing } = useDashboardTexts()
  const presentRecord = ({ kind, id, title, others, parent_id }: Found["records"][number]): FindHit => {
    const page = textPageScreens.find(({ link }) => kind === "page" && link === id)
    const isDrafted = kind !== "settings" && kind !== "synonym"
    const path = isDrafted
      ? draftPath({ kind, id, title, parent_id })
      : recordPath({ record: { kind, id: String(id), exists: true, parent_id }, title })
    return {
      to: kind === "synonym" ? "/dashboard/synonyms" : (path ?? "/dashboard"),
      kind: kind === "page" ? publishing.textPage : kind === "settings" ? shell.entries.settings : trash.kind[kind],
      title: page ? shell.entries[page.entry] : title,
      detail: others.join(" · "),
    }
  }
  const isSynonym = ({ kind }: Found["records"][number]) => kind === "synonym"
  return ({ records, parts, inquiries }) => [
    ...records.filter((record) => !isSynonym(record)).map(presentRecord),
    ...parts.map(({ spare_id, partnumber, description, group }) => ({
      to: `/dashboard/spare/${spare_id}?${new URLSearchParams({ query: partnumber }).toString()}`,
      kind: trash.kind.part,
      title: partnumber,
      detail: [description, group].filter(Boolean).join(" · "),
    })),
    ...records.filter(isSynonym).map(presentRecord),
    ...inquiries.map(({ id, reference, name, company, excerpt }) => ({
      to: `/dashboard/requests?id=${id}`,
      kind: texts.kinds.inquiry,
      title: company || name,
      detail: [reference, company && name, excerpt].filter(Boolean).join(" · "),
    })),
  ]
}
