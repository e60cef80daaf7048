import { expect, it } from "vitest"
import type { Message } from "#contract/message.ts"
import { participantsOf } from "./answer-to.tsx"

const message = (fields: Partial<Message>) => ({ kind: "in", automatic: false, from: "", cc: [], ...fields }) as Message

it("offers those who wrote or got a copy, the latest first, without programs, ourselves and those who get it anyway", () => {
  const messages = [
    message({ from: "kunde@werk.example", cc: ["chef@werk.example"] }),
    message({ kind: "out", from: "site@turbine.example" }),
    message({ automatic: true, from: "daemon@mx.example" }),
    message({ from: "Kollege@werk.example", cc: ["SITE@turbine.example", "kunde@werk.example"] }),
  ]
  const inquiry = { email: "Kunde@werk.example", messages }
  expect(participantsOf(inquiry, "")).toEqual(["Kollege@werk.example", "chef@werk.example"])
  expect(participantsOf(inquiry, "kollege@werk.example; x@y.example")).toEqual(["chef@werk.example"])
})
