import { describe, expect, it } from "vitest"
import { type AuditEvent, auditEvents, auditRecordKinds } from "#contract/audit-constants.ts"
import type { AuditEntry } from "#contract/audit.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { dashboardTexts as de } from "#app/i18n/dashboard/dashboard.de.ts"
import { dashboardTexts as en } from "#app/i18n/dashboard/dashboard.en.ts"
import { dashboardTexts as ru } from "#app/i18n/dashboard/dashboard.ru.ts"
import { describeEntry, detailOfEntry } from "./describe-entry.ts"
import { recordPath } from "./record-path.ts"

const entry = (event: AuditEvent, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: "audit-1",
  at: "2026-11-20T09:00:00.000Z",
  account_id: 1,
  who: "Anna Reimer",
  event,
  record: null,
  title: "",
  count: 1,
  detail: "",
  ...more,
})
const record = (kind: (typeof auditRecordKinds)[number], id = "3") => ({ kind, id, exists: true, parent_id: 7 })
const told = (entry: AuditEntry, texts: DashboardTexts = de) =>
  describeEntry(entry, texts)
    .map(({ text }) => text)
    .join("")

describe.each([
  ["de", de],
  ["en", en],
  ["ru", ru],
] as const)("an entry in %s", (_language, texts) => {
  it("is a sentence for every event and every kind of record, with all placeholders filled in", () => {
    for (const event of auditEvents)
      for (const kind of auditRecordKinds) {
        const sentence = told(entry(event, { record: record(kind), title: "LM2500", detail: "x" }), texts)
        expect([event, kind, sentence]).toEqual([event, kind, expect.not.stringMatching(/[{}]|undefined|^\s*$/u)])
        expect(sentence).not.toContain(event.includes("_") ? event : "\u0000")
      }
  })

  it("names several records by their number", () => {
    const many = { record: record("part", ""), count: 12, detail: "A, B" }
    expect(told(entry("deleted", many), texts)).toContain(texts.audit.parts(12))
    expect(told(entry("restored", { count: 3 }), texts)).toContain(texts.audit.entries(3))
  })
})

it("names the actor where it was no account", () => {
  expect(told(entry("sign_in_failed", { who: "" }))).toBe("Anmeldung fehlgeschlagen: unbekannter Benutzername")
  expect(told(entry("backup", { who: "" }))).toBe("Das System hat eine Sicherung erstellt")
  expect(told(entry("changed", { record: record("page", "careers"), title: "careers" }))).toBe(
    "Anna Reimer hat die Seite „Karriere“ geändert",
  )
})

it("translates codes in details", () => {
  const detail = (event: AuditEvent, text: string, more: Partial<AuditEntry> = {}) =>
    detailOfEntry(entry(event, { detail: text, ...more }), de, "de")
  expect(detail("hidden", "de, en")).toBe("Deutsch, Englisch")
  expect(detail("planned", "hide 2026-12-01T07:00:00.000Z")).toBe("Geht am 1. Dez. 2026, 08:00 von der Website")
  expect(detail("imported", "+12 ~3 −1 Teile 2026.xlsx")).toBe("12 neu, 3 geändert, 1 entfernt · Teile 2026.xlsx")
  expect(detail("person_changed", "name, editor → owner + editor, languages ru")).toBe(
    "Name, Redaktion → Inhaber + Redaktion, Sprachen Russisch",
  )
  expect(detail("person_erased", "2 + 1")).toBe("2 Anfragen, 1 Bewerbung")
  expect(detail("signed_in", "passkey")).toBe("Passkey")
  expect(detail("backup", "", { title: "turbine-1.tar.gz" })).toBe("turbine-1.tar.gz")
  expect(detail("alias_added", "9047-A", { title: "OEM 77" })).toBe("9047-A")
})

it("links an existing record, and no deleted one", () => {
  const path = (kind: (typeof auditRecordKinds)[number], exists = true) =>
    recordPath({ record: { ...record(kind), exists }, title: "L 31+2" })
  expect(path("service")).toBe("/dashboard/services/3")
  expect(path("part")).toBe("/dashboard/spare/7?query=L+31%2B2")
  expect(path("property")).toBe("/dashboard/product/7")
  expect(path("image")).toBeNull()
  expect(path("service", false)).toBeNull()
})
