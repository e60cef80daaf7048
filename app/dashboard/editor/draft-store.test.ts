import { describe, expect, it } from "vitest"
import { countDrafts, draftKey, readDraft, removeDrafts, writeDraft } from "./draft-store.ts"

function memoryStore(room = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError")
      entries.set(key, value)
    },
    removeItem: (key: string) => void entries.delete(key),
  }
}
const isText = (value: unknown): value is string => typeof value === "string"
const draft = { version: 3, savedAt: "2026-11-20T10:00:00.000Z", content: "Läufer" }

describe("drafts", () => {
  it("gives back what was kept", () => {
    const store = memoryStore()
    expect(writeDraft(store, draftKey("service", 3), draft)).toBe(true)
    expect(readDraft(store, "draft:service:3", isText)).toEqual(draft)
  })

  it.each([
    "",
    "{",
    "null",
    "[]",
    '{"version":1}',
    '{"version":"1","savedAt":"x","content":"y"}',
    '{"version":1,"savedAt":"x","content":2}',
  ])("ignores what it cannot read: %s", (text) => {
    const store = memoryStore()
    store.setItem("draft:service:3", text)
    expect(readDraft(store, "draft:service:3", isText)).toBeNull()
  })

  it("says so when the browser has no room", () => {
    expect(writeDraft(memoryStore(10), "draft:service:3", draft)).toBe(false)
  })

  it("counts and removes drafts and nothing else", () => {
    const store = memoryStore()
    writeDraft(store, draftKey("service", 1), draft)
    writeDraft(store, draftKey("spare", 2), draft)
    store.setItem("access_token", "t")
    expect(countDrafts(store)).toBe(2)
    removeDrafts(store)
    expect(countDrafts(store)).toBe(0)
    expect(store.getItem("access_token")).toBe("t")
  })
})
