import { expect, it } from "vitest"
import { countRendered } from "./count-rendered.ts"

it("counts a page each time it was rendered, and neither other pages nor lines without an address", () => {
  const log = [
    '{"level":30,"method":"GET","path":"/service/1","status":200}',
    '{"level":30,"method":"GET","path":"/service/2-rotor","status":200}',
    '{"level":30,"responses":12,"msg":"answered from memory"}',
    '{"level":30,"method":"GET","path":"/service/1","status":304}',
    "",
  ].join("\n")
  expect(countRendered(log, ["/service/1", "/contact"])).toBe(2)
})
