import { describe, expect, it } from "vitest"
import { entriesOf, entryKeys, newFormId, readEntry, removeEntry, writeEntry } from "./unsaved-input.ts"

function memoryStore(room = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>()
  const used = () => [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const before = entries.get(key)
      entries.set(key, value)
      if (used() <= room) return
      if (before === undefined) entries.delete(key)
      else entries.set(key, before)
      throw new DOMException("full", "QuotaExceededError")
    },
    removeItem: (key: string) => void entries.delete(key),
  }
}
const isText = (value: unknown): value is string => typeof value === "string"
const entry = { savedAt: "2026-11-20T10:00:00.000Z", content: "Läufer" }
const service = entriesOf("service", 3)

describe("unsaved input", () => {
  it("returns what was stored", () => {
    const store = memoryStore()
    expect(writeEntry(store, `${service}a`, entry)).toBe(true)
    expect(readEntry(store, "unsaved:service:3:a", isText)).toEqual(entry)
  })

  it("stores a separate entry per form", () => {
    const store = memoryStore()
    writeEntry(store, `${service}a`, entry)
    writeEntry(store, `${service}b`, { ...entry, content: "Welle" })
    writeEntry(store, `${entriesOf("service", 33)}c`, entry)
    expect(entryKeys(store, service)).toEqual([`${service}a`, `${service}b`])
    removeEntry(store, `${service}b`)
    expect(readEntry(store, `${service}a`, isText)).toEqual(entry)
  })

  it("gives every form a unique id", () => {
    expect(new Set(Array.from({ length: 500 }, newFormId)).size).toBe(500)
  })

  it.each([
    "",
    "{",
    "null",
    "[]",
    '{"savedAt":"2026-11-20T10:00:00.000Z"}',
    '{"savedAt":1,"content":"y"}',
    '{"savedAt":"yesterday","content":"y"}',
    '{"savedAt":"2026-11-20T10:00:00.000Z","content":2}',
  ])("reports what it cannot read: %s", (text) => {
    const store = memoryStore()
    store.setItem(`${service}a`, text)
    expect(readEntry(store, `${service}a`, isText)).toBeNull()
  })

  it("reports when the browser has no space, and keeps what was there", () => {
    const store = memoryStore(100)
    expect(writeEntry(store, `${service}a`, entry)).toBe(true)
    expect(writeEntry(store, `${service}a`, { ...entry, content: "x".repeat(100) })).toBe(false)
    expect(readEntry(store, `${service}a`, isText)).toEqual(entry)
  })

  it("lists entries and nothing else", () => {
    const store = memoryStore()
    store.setItem("access_token", "t")
    writeEntry(store, `${service}a`, entry)
    expect(entryKeys(store)).toEqual([`${service}a`])
  })
})
