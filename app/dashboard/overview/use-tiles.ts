import { useQuery } from "@tanstack/react-query"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { openingPoints } from "#contract/finding-constants.ts"
import type { SiteFinding } from "#contract/finding.ts"
import type { Publications } from "#contract/publishing.ts"
import { read } from "../api/read.ts"
import { seeFromOutside } from "../finding/see-from-outside.ts"
import { formatReceived, formatTime } from "../ui/format-date.ts"
import { useFormatCount } from "../ui/format-number.ts"
import { useMay } from "../ui/shell-context.tsx"

/** What waits in one place of the dashboard. */
export interface Tile {
  to: string
  title: string
  value: string
  /** Shown as a warning. */
  warning?: string
  note?: string
}

// What is advised before opening is no news every day; Health lists it.
const isAdvice = ({ check, state }: SiteFinding) => state === "look" && openingPoints[check] !== undefined
const isWaiting = (finding: SiteFinding) => finding.state !== "fine" && finding.ignored_by === "" && !isAdvice(finding)
const ofBackup = new Set(["backup", "backup-copy"])
const withTiles = new Set(["mail", "translations", ...ofBackup])
const dayHours = 24

/** Returns what waits for the account; null until all of it is known. "well" says so when nothing does. */
export function useTiles(): { tiles: Tile[]; well: string } | null {
  const { findings: findingTexts, overview: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const formatCount = useFormatCount()
  const may = {
    inquiries: useMay("inquiries.read"),
    drafts: useMay("content.publish"),
    translations: useMay("content.translate"),
    findings: useMay("settings.edit"),
  }
  const reads = {
    inquiries: useQuery({ ...read("GET /request", { query: { limit: 1 } }), enabled: may.inquiries }),
    drafts: useQuery({ ...read("GET /draft", { query: { lang: language } }), enabled: may.drafts }),
    translations: useQuery({ ...read("GET /translation", { query: { limit: 1 } }), enabled: may.translations }),
    findings: useQuery({ ...read("GET /finding"), enabled: may.findings }),
  }
  if (Object.values(reads).some(({ isLoading, isError }) => isLoading || isError)) return null
  const findings = reads.findings.data ? seeFromOutside(reads.findings.data) : []
  const waiting = findings.filter(isWaiting)
  const timeOf = (check: string) => {
    const at = findings.find((finding) => finding.check === check && finding.state === "fine")?.detail ?? ""
    return at === "" ? null : formatTime(at, language)
  }
  const namesOf = (listed: readonly SiteFinding[]) =>
    listed.map(({ check }) => findingTexts.checks[check].title).join(", ")

  /** A tile of findings: faults as a warning, the others as a note. */
  const findingTile = (title: string, to: string, listed: readonly SiteFinding[]): Tile[] => {
    const faults = listed.filter(({ state }) => state === "fault")
    const others = listed.filter(({ state }) => state !== "fault")
    if (listed.length === 0) return []
    return [{ to, title, value: formatCount(listed.length), warning: namesOf(faults), note: namesOf(others) }]
  }
  /** The age of the newest backup, in hours and from the third day on in days. */
  const age = () => {
    const hours = findings.find(({ check }) => check === "backup")?.count ?? null
    if (hours === null) return texts.noBackup
    const [amount, unit] = hours > 2 * dayHours ? [Math.floor(hours / dayHours), "day"] : [hours, "hour"]
    return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(amount)
  }
  const inquiryTile = ({ open, past_promise }: { open: number; past_promise: number }): Tile[] =>
    open === 0
      ? []
      : [
          {
            to: "/dashboard/requests",
            title: texts.inquiries,
            value: formatCount(open),
            ...(past_promise > 0 && { warning: texts.pastPromise(past_promise) }),
          },
        ]
  const draftTile = ({ drafts, plans }: Publications): Tile[] => {
    const ready = drafts.filter((draft) => draft.ready).toSorted((a, b) => (a.ready_at < b.ready_at ? -1 : 1))
    const [next] = plans.filter(({ state }) => state === "waiting").toSorted((a, b) => (a.at < b.at ? -1 : 1))
    const when = (at: string) => formatReceived(at, language, new Date())
    const [oldest] = ready
    if (!oldest && !next) return []
    const notes = [
      ...(oldest ? [texts.oldestReady(when(oldest.ready_at), oldest.ready_by)] : []),
      ...(next ? [texts.nextPlan(when(next.at), next.title)] : []),
    ]
    return [{ to: "/dashboard/drafts", title: texts.drafts, value: formatCount(ready.length), note: notes.join(" · ") }]
  }
  const openTexts = (reads.translations.data?.progress ?? []).map(({ lang, missing, older }) => ({
    lang,
    open: missing + older,
  }))
  const openTotal = openTexts.reduce((sum, { open }) => sum + open, 0)
  const perLanguage = openTexts
    .filter(({ open }) => open > 0)
    .map(({ lang, open }) => `${lang.toUpperCase()} ${formatCount(open)}`)
  const translationTile: Tile[] =
    openTotal === 0
      ? []
      : [
          {
            to: "/dashboard/translations",
            title: texts.translations,
            value: formatCount(openTotal),
            note: texts.openTexts(perLanguage.join(", ")),
          },
        ]
  return {
    tiles: [
      ...(reads.inquiries.data ? inquiryTile(reads.inquiries.data.counts) : []),
      ...findingTile(
        texts.mail,
        "/dashboard/requests",
        waiting.filter(({ check }) => check === "mail"),
      ).map((tile) => ({ ...tile, value: formatCount(waiting.find(({ check }) => check === "mail")?.count ?? 1) })),
      ...(reads.drafts.data ? draftTile(reads.drafts.data) : []),
      ...translationTile,
      ...findingTile(
        texts.backup,
        "/dashboard/backup",
        waiting.filter(({ check }) => ofBackup.has(check)),
      ).map((tile) => ({ ...tile, value: age() })),
      ...findingTile(
        texts.site,
        "/dashboard/settings/health",
        waiting.filter(({ check }) => !withTiles.has(check)),
      ),
    ],
    well: texts.allWell(timeOf("backup"), timeOf("backup-copy")),
  }
}
