import { afterEach, expect, it, vi } from "vitest"
import { isAllowed, pressedKey, shortcutLetter } from "./use-shortcut.ts"

const noKey = { key: "", code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const pressed = (event: Partial<KeyboardEvent>) => ({ ...noKey, ...event })

it.each([
  ["z", "KeyZ", "z"],
  ["Z", "KeyZ", "z"],
  // German layout: y and z are exchanged.
  ["z", "KeyY", "z"],
  ["я", "KeyZ", "z"],
  ["Я", "KeyZ", "z"],
  ["ы", "KeyS", "s"],
  ["ö", "Semicolon", "ö"],
  ["ж", "Semicolon", "ж"],
  ["Enter", "Enter", "enter"],
  ["s", "", "s"],
])("reads the key %s at %s as %s", (key, code, letter) => expect(shortcutLetter({ key, code })).toBe(letter))

it.each([
  ["Ctrl+S", { ctrlKey: true, key: "s", code: "KeyS" }, "Ctrl+S"],
  ["Cmd+S", { metaKey: true, key: "s", code: "KeyS" }, "Ctrl+S"],
  ["Ctrl+S of a Russian layout", { ctrlKey: true, key: "ы", code: "KeyS" }, "Ctrl+S"],
  ["Ctrl+Alt+S", { ctrlKey: true, altKey: true, key: "s", code: "KeyS" }, null],
  ["S", { key: "s", code: "KeyS" }, null],
])("tells whether %s saves", (_name, event, key) => {
  expect(pressedKey("Ctrl+S", pressed(event))).toBe(key)
})

it("reads single keys without modifiers, a letter also without Shift", () => {
  const keys = ["j", "/"]
  expect(pressedKey(keys, pressed({ key: "j", code: "KeyJ" }))).toBe("j")
  expect(pressedKey(keys, pressed({ key: "о", code: "KeyJ" }))).toBe("j")
  expect(pressedKey(keys, pressed({ key: "/", code: "Digit7", shiftKey: true }))).toBe("/")
  expect(pressedKey(keys, pressed({ key: "J", code: "KeyJ", shiftKey: true }))).toBeNull()
  expect(pressedKey(keys, pressed({ key: "j", code: "KeyJ", ctrlKey: true }))).toBeNull()
  expect(pressedKey(keys, pressed({ key: "k", code: "KeyK" }))).toBeNull()
})

/** Stub of the focused element; `place` is the selector of the element around it. */
class FocusedElement {
  readonly place: string
  constructor(place: string) {
    this.place = place
  }
  closest(selector: string) {
    return selector.split(", ").includes(this.place) ? this : null
  }
}

function press({ place = "main", dialog = false, setting = "" } = {}) {
  vi.stubGlobal("Element", FocusedElement)
  vi.stubGlobal("HTMLInputElement", class {})
  vi.stubGlobal("document", { querySelector: () => (dialog ? {} : null) })
  vi.stubGlobal("localStorage", { getItem: () => setting })
  return { target: new FocusedElement(place), defaultPrevented: false } as never
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it("lets single keys act outside of fields and dialogs only, and never where they are switched off", () => {
  expect(isAllowed(["j"], press())).toBe(true)
  expect(isAllowed(["j"], press({ place: "textarea" }))).toBe(false)
  expect(isAllowed(["j"], press({ place: "[role=dialog]" }))).toBe(false)
  expect(isAllowed(["j"], press({ dialog: true }))).toBe(false)
  expect(isAllowed(["j"], press({ setting: "off" }))).toBe(false)
})

it("lets other shortcuts act although single keys are switched off, Escape below no dialog", () => {
  expect(isAllowed("Ctrl+S", press({ place: "textarea", setting: "off" }))).toBe(true)
  expect(isAllowed("Escape", press({ place: "textarea", setting: "off" }))).toBe(true)
  expect(isAllowed("Escape", press({ dialog: true }))).toBe(false)
  expect(isAllowed(["1"], press({ place: "[role=dialog]" }), true)).toBe(true)
})
