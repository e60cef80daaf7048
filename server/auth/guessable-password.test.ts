import { expect, it } from "vitest"
import { isGuessable } from "./guessable-password.ts"

const house = ["chef", "Leinetal Turbinen GmbH", "Leinetal"]

it.each([
  "aaaaaaaaaaaa",
  "abcabcabcabc",
  "123456789012",
  "1234567890abc",
  "passwordpassword",
  "Password2026!!",
  "P4ssw0rt-2026",
  "Passwort!1234",
  "qwertyuiop12",
  "qwertzuiop123",
  "йцукенгшщзхъ1",
  "adminadmin12",
  "Leinetal2026!",
  "Leinetal-Turbinen",
  "Gasturbine-LM2500",
  "chef-chef-chef",
  "Welcome_2026_1",
])("finds %s easy to guess", (password) => {
  expect(isGuessable(password, house)).toBe(true)
})

it.each([
  "Rotor-Welle-2008!",
  "Läufer dreht leise 33",
  "correct horse battery staple",
  "Ein neues Passwort",
  "Ein anderes Kennwort 77",
  "vier Möwen über dem Harz",
  "x7Kp-92mQ-vv3T",
  "тихий омут глубокой реки",
  "🐢🐙🦑🐡🦀🐠🦈🐬 im tiefen Meer",
  "mNqPzfUuEknRrXaWvc3d",
])("lets %s pass", (password) => {
  expect(isGuessable(password, house)).toBe(false)
})
