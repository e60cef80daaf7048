import { expect, it } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { makeMessageId, messageIdKey, readOwnMessageId } from "./message-id.ts"

onEnginesInTurn("Message-IDs", (open) => {
  it("name their mail to this site only, without a number to count by", async () => {
    const { db } = open()
    const key = await messageIdKey(db)
    for (const own of [
      { kind: "c", id: 24 },
      { kind: "c", id: 25 },
      { kind: "m", id: 4_294_967_295 },
    ] as const) {
      const id = await makeMessageId(db, own, "lt.example")
      expect(id).toMatch(/^<[\w-]{22}@lt\.example>$/u)
      expect(readOwnMessageId(key, id.slice(1, -1))).toEqual(own)
      const changed = `${id[1] === "A" ? "B" : "A"}${id.slice(2, -1)}`
      expect(readOwnMessageId(key, changed)).toBeNull()
    }
    for (const other of ["", "c24.AAAAAAAAAAAAAAAAAAAA@lt.example", `${"A".repeat(22)}@lt.example`])
      expect(readOwnMessageId(key, other)).toBeNull()
  })
})
