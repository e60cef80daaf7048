import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { root } from "#tooling/root.ts"
import { alsoGuarded, pressCases } from "./e2e/press-cases.ts"

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "app/dashboard"], {
  cwd: root,
})
  .toString()
  .split("\n")
  .filter((file) => /\.tsx?$/u.test(file) && !file.endsWith(".test.ts"))
  .map((file) => ({ name: file.replace("app/dashboard/", ""), text: readFileSync(join(root, file), "utf8") }))

const naming = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

const whole = /\buse(?:Form|Action|Lock|Remove|Restore|Editing|PartForm|RedirectForm)(?:<\w+>)?\(/u
const write = /\b(?:callApi|callRecord|sendCall)\([^"]{0,80}"(?:POST|PUT|PATCH|DELETE)\b/u

/** Files that write without the lock, and what keeps them from sending twice. */
const others: Readonly<Record<string, string>> = {
  "api/call-record.ts": "the client itself",
  "account/page.tsx": "reads the account",
  "offer/offer-screen.tsx": "its store sends one request at a time, with the version",
  "sign-in/leave-to-sign-in.ts": "reads the account",
  "checks/content-checks.tsx": "reads which addresses lead nowhere",
  "image/drop-uploads.ts": "deletes what is gone",
  "image/use-uploads.ts": "a queue, one file at a time",
  "import/send-sheet.ts": "called by useImport, whose lock holds",
  "inquiry/asked-state.tsx": "reads the state of numbers",
  "inquiry/inquiry-panel.tsx": "presence, by the clock",
  "inquiry/ticked-bar.tsx": "locks its buttons together",
  "inquiry/use-send-answer.ts": "one answer of an inquiry at a time, beyond its form",
  "list/use-record-order.ts": "a queue of orders",
  "part/block-store.ts": "a queue of cells",
  "part/part-history.ts": "called by useRestoreVersion",
  "part/place-parts.ts": "called by the queue of cells",
  "preview/preview-frames.tsx": "one call at a time",
  "publishing/plan-subject.ts": "called by the form of a plan",
  "record/mirror-pictures.ts": "called by the store of a form",
  "record/post-joint.ts": "called by useEditing",
  "record/record-store.ts": "called by useEditing",
  "record/use-record-presence.ts": "presence, by the clock",
  "record/save-record.ts": "called by useEditing",
  "record/use-drafting.ts": "called by useEditing",
  "layout.tsx": "reads the account",
  "sign-in/confirm-human.ts": "called by a form",
}

describe("the dashboard", () => {
  it("has one form element, whose state is locked while it sends", () => {
    expect(naming(/<form\b|\bonSubmit=|\bFormEvent\b/u)).toEqual(["ui/form.tsx"])
  })

  it("has no busy state beside that of the lock", () => {
    expect(naming(/\bset(?:Is)?(?:Busy|Saving|Sending|Running|Working)\b/u)).toEqual([])
  })

  it("writes only through the lock", () => {
    const free = files.filter(({ text }) => write.test(text) && !whole.test(text)).map(({ name }) => name)
    expect(free.filter((name) => !Object.hasOwn(others, name))).toEqual([])
  })

  it("has every form and action in the walk that presses twice", () => {
    const guarded = files
      .filter(({ name, text }) => !name.startsWith("ui/") && /\buse(?:Form|Action|Lock|Remove)(?:<\w+>)?\(/u.test(text))
      .map(({ name }) => name)
    const walked = new Set([...pressCases.map(({ file }) => file), ...Object.keys(alsoGuarded)])
    expect(guarded.filter((name) => !walked.has(name))).toEqual([])
  })
})
