import { expect, it } from "vitest"
import { firstWords } from "./first-words.ts"

it.each([
  ["de", "Leitradsegment, Nutzturbine, Stufe 2, verschleißfeste Auflage", "Leitradsegment, Nutzturbine", 2],
  ["en", "Nozzle segment, power turbine, stage 12", "Nozzle segment, power turbine", 12],
  ["ru", "Сегмент соплового аппарата, силовая турбина, 2-я ступень", "Сегмент соплового аппарата, силовая турбина", 2],
  ["ru", "Рычаг поворотный, компрессор, ступень 5", "Рычаг поворотный, компрессор", 5],
  ["de", "Lagergehäuse, Lagerstelle Nr. 5", "Lagergehäuse", null],
] as const)("%s: %s", (language, text, head, stage) => {
  expect(firstWords(text, language)).toMatchObject({ head, stage })
})

it.each(["Dichtung", "", "M8, verzinkt", "Stufe 3"])("finds no shared words in %s", (text) => {
  expect(firstWords(text, "de")).toBeNull()
})
