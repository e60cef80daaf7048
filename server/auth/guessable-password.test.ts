import { expect, it } from "vitest"
import { estimateGuesses } from "./estimate-guesses.ts"
import { enoughGuesses, isGuessable } from "./guessable-password.ts"

const house = ["chef", "Leinetal Turbinen GmbH", "Leinetal", "Industriestraße 7, 37124 Rosdorf"]

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
  "1qaz2wsx3edc4rfv",
  "zaq12wsxcde34rfv",
  "thisismypassword",
  "Leverkusen2024!",
  "Rosdorf-2026!!",
  "Sommer2026!!",
  "Ichliebedich1",
  "Мойпароль2026",
])("finds %s easy to guess", (password) => {
  expect(estimateGuesses(password, house)).toBeLessThan(enoughGuesses)
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
  expect(estimateGuesses(password, house)).toBeGreaterThanOrEqual(enoughGuesses)
})

it("runs the estimate in a separate process", async () => {
  expect(await isGuessable(process.cwd(), "thisismypassword", house)).toBe(true)
  expect(await isGuessable(process.cwd(), "Rotor-Welle-2008!", house)).toBe(false)
})

it("stays fast for a long password made of substitutions", () => {
  const started = process.cpuUsage()
  estimateGuesses("Aa1!".repeat(256), house)
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5)
})
