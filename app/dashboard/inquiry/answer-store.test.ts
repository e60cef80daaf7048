import { beforeEach, describe, expect, it } from "vitest"
import { type WrittenAnswer, createAnswerStore } from "./answer-store.ts"

const id = 7
const file = new File(["%PDF-"], "drawing.pdf")
const answer = (fields: Partial<WrittenAnswer> = {}): WrittenAnswer => ({
  kind: "out",
  language: "de",
  text: "",
  to: "",
  cc: "",
  files: [],
  ...fields,
})

function memoryDevice() {
  const entries = new Map<string, string>()
  return {
    isFull: false,
    entries,
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.isFull) throw new DOMException("full", "QuotaExceededError")
      entries.set(key, value)
    },
    removeItem: (key: string) => void entries.delete(key),
  }
}

describe("what is written about an inquiry", () => {
  let device: ReturnType<typeof memoryDevice>
  let store: ReturnType<typeof createAnswerStore>
  const written = (kind: "out" | "note" = "out") => store.read(id, kind).written
  /** The store of the same browser after a reload. */
  const reload = () => {
    store = createAnswerStore(() => device)
  }
  const send = (fields: Partial<WrittenAnswer>) => {
    store.change(id, "out", answer(fields))
    store.begin(id, answer(fields))
  }

  beforeEach(() => {
    device = memoryDevice()
    reload()
  })

  it("is on the device with each change, reply and note apart", () => {
    store.change(id, "out", { language: "ru", text: "Здравствуйте", cc: "a@b.example" })
    store.change(id, "note", { language: "de", text: "Werkstatt fragen" })
    reload()
    expect(written()).toMatchObject({ language: "ru", text: "Здравствуйте", cc: "a@b.example" })
    expect(written("note").text).toBe("Werkstatt fragen")
    store.forget(id)
    expect(device.entries.size).toBe(0)
  })

  it("reads what was kept without a key or copies", () => {
    const content = { kind: "out", language: "en", text: "Hello" }
    device.setItem("unsaved:request:7:answer", JSON.stringify({ savedAt: "2026-11-20T10:00:00.000Z", content }))
    expect(written()).toMatchObject({ language: "en", text: "Hello", cc: "" })
    expect(store.read(id, "out").key).not.toBe("")
  })

  it("leaves the form while it is sent, and the device once the server has it", () => {
    send({ text: "Guten Tag", files: [file] })
    expect(written()).toMatchObject({ text: "", files: [] })
    expect(store.begin(id, answer({ text: "Guten Tag" }))).toBe(false)
    expect(device.entries.size).toBe(1)
    store.succeed(id, "out")
    expect(device.entries.size).toBe(0)
    expect(store.hasUnkept()).toBe(false)
  })

  it("keeps what is typed while an answer is sent", () => {
    send({ text: "Guten Tag" })
    store.change(id, "out", { language: "de", text: "PS: Freitag" })
    store.succeed(id, "out")
    expect(written().text).toBe("PS: Freitag")
    reload()
    expect(written().text).toBe("PS: Freitag")
  })

  it("puts a failed answer before what was typed meanwhile, under the same key", () => {
    send({ text: "Guten Tag\n", cc: "a@b.example", files: [file] })
    const { key } = store.read(id, "out")
    const other = new File(["%PDF-"], "plate.pdf")
    store.change(id, "out", { language: "en", text: "PS: Freitag", cc: "c@d.example", files: [other] })
    store.fail(id, "out", new Error("away"))
    expect(written()).toEqual(
      answer({
        language: "en",
        text: "Guten Tag\n\nPS: Freitag",
        cc: "a@b.example, c@d.example",
        files: [file, other],
      }),
    )
    expect(store.read(id, "out")).toMatchObject({ key, sending: null, failure: { message: "away" } })
  })

  it("keeps the key over a reload, and renews it once the server has stored an answer", () => {
    send({ text: "Guten Tag" })
    const { key } = store.read(id, "out")
    reload()
    expect(store.read(id, "out")).toMatchObject({ key, written: { text: "Guten Tag" } })
    store.begin(id, answer({ text: "Guten Tag" }))
    store.succeed(id, "out")
    expect(store.read(id, "out").key).not.toBe(key)
    send({ text: "Noch etwas" })
    const next = store.read(id, "out").key
    store.fail(id, "out", new Error("arrived before"), true)
    expect(store.read(id, "out").key).not.toBe(next)
  })

  it("comes back after it was sent, also into a closed form, with its attachments", () => {
    const closeForm = store.show(id, "out")
    send({ text: "Guten Tag", files: [file] })
    store.succeed(id, "out")
    closeForm()
    store.putBack(id, answer({ text: "Guten Tag", files: [file] }))
    expect(written()).toMatchObject({ text: "Guten Tag", files: [file] })
    const closeAgain = store.show(id, "note")
    store.putBack(id, answer({ text: "Noch einmal" }))
    expect(store.shownKind(id)).toBe("out")
    closeAgain()
    expect(written()).toMatchObject({ text: "Noch einmal\n\nGuten Tag", files: [file] })
  })

  it("is read from the device again when the form is opened again, unless the device does not have it", () => {
    store.show(id, "out")()
    const other = createAnswerStore(() => device)
    other.change(id, "out", { language: "de", text: "Aus dem anderen Tab" })
    expect(written().text).toBe("Aus dem anderen Tab")
    device.isFull = true
    store.change(id, "out", { language: "de", text: "Ohne Platz" })
    expect(store.read(id, "out").isKept).toBe(false)
    store.show(id, "out")()
    expect(written().text).toBe("Ohne Platz")
  })

  it.each([
    ["attachments", () => store.change(id, "out", { files: [file] })],
    ["an answer on its way", () => send({ text: "Guten Tag" })],
    [
      "a text for which the device has no space",
      () => {
        device.isFull = true
        store.change(id, "note", { language: "de", text: "Notiz" })
      },
    ],
  ])("would be lost with the document: %s", (_what, act) => {
    store.change(id, "out", { language: "de", text: "Guten Tag" })
    expect(store.hasUnkept()).toBe(false)
    act()
    expect(store.hasUnkept()).toBe(true)
  })

  it("tells the forms of each change until they end", () => {
    let told = 0
    const end = store.subscribe(() => (told += 1))
    store.change(id, "out", { language: "de", text: "G" })
    store.choose(id, "note")
    end()
    store.change(id, "out", { language: "de", text: "Gu" })
    expect(told).toBe(2)
  })
})
