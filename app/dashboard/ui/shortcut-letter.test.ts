import { expect, it } from "vitest"
import { shortcutLetter } from "./shortcut-letter.ts"

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
