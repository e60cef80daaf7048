import { expect, it } from "vitest"
import { cutText } from "./result-preview.tsx"

it.each([
  ["Rotor overhaul", 20, "Rotor overhaul"],
  ["Rotor overhaul in Rosdorf", 18, "Rotor overhaul …"],
  ["Rotorüberholungswerkstatt", 10, "Rotorüber…"],
])("cuts %s to %i characters", (text, most, cut) => {
  expect(cutText(text, (shortened) => shortened.length <= most)).toBe(cut)
})
