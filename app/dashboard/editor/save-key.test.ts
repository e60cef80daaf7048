import { expect, it } from "vitest"
import { isSaveKey } from "./save-key.ts"

it.each([
  ["Ctrl+S", { ctrlKey: true, key: "s", code: "KeyS" }, true],
  ["Cmd+S", { metaKey: true, key: "s", code: "KeyS" }, true],
  ["Ctrl+S of a Russian layout", { ctrlKey: true, key: "ы", code: "KeyS" }, true],
  ["Ctrl+Alt+S", { ctrlKey: true, altKey: true, key: "s", code: "KeyS" }, false],
  ["S", { key: "s", code: "KeyS" }, false],
])("tells whether %s saves", (_name, event, saves) => {
  const pressed = { ctrlKey: false, metaKey: false, altKey: false, ...event } as KeyboardEvent
  expect(isSaveKey(pressed)).toBe(saves)
})
