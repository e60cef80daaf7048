import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { type FormCase, fillForm, formCases, input, sendButton, sentBy } from "./forms.ts"
import { confirmHuman, humanWays } from "./human-check.ts"
import { openHydrated, texts } from "./public-pages.ts"
import { sampleOne } from "./sample.ts"

const { form: words } = texts.de

/** Fails the attempts to send in different ways; the last one passes. */
async function failThreeTimes(page: Page, api: string): Promise<string[]> {
  const keys: string[] = []
  await page.route(`**/api${api}`, async (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "none")
    if (keys.length === 1) return route.abort()
    if (keys.length === 2) return route.fulfill({ status: 503 })
    if (keys.length > 3) return route.continue()
    // The server has stored it, and the response is lost.
    expect((await route.fetch()).status()).toBe(201)
    return route.abort()
  })
  return keys
}

async function expectAllKept(page: Page, { required, optional }: FormCase, email: string): Promise<void> {
  for (const { field, value } of [...required, ...optional])
    await expect(input(page, field)).toHaveValue(field === "email" ? email : value)
  const { note, passed } = humanWays(page)
  await expect(note).toHaveText(passed)
}

for (const form of sampleOne(formCases)) {
  const { send, another, missing, labels } = form.words("de")

  test(`${form.name}: every mistake is named, at its field and above, and the first has the focus`, async ({
    page,
  }) => {
    await openHydrated(page, form.path)
    await sendButton(page).click()
    const summary = page.getByRole("alert").filter({ hasText: words.problems(4) })
    await expect(summary.getByRole("link")).toHaveText([...missing, words.not_roobot])
    await expect(page.getByRole("textbox", { name: labels[0] ?? "" })).toBeFocused()
    for (const [index, { field }] of form.required.entries()) {
      await expect(input(page, field)).toHaveAccessibleDescription(missing[index] ?? "")
      await expect(input(page, field)).toHaveAttribute("aria-invalid", "true")
    }
    await expect(humanWays(page).work).toHaveAccessibleDescription(words.not_roobot)

    const [first, second] = form.required
    await input(page, first?.field ?? "").fill("   ")
    await input(page, second?.field ?? "").fill("x".repeat(301))
    await input(page, "email").fill("jonas@beispiel")
    await sendButton(page).click()
    await expect(summary.getByRole("link")).toHaveText([
      missing[0] ?? "",
      words.tooLong(300),
      words.invalidEmail,
      words.not_roobot,
    ])
    await expect(input(page, first?.field ?? "")).toBeFocused()
    await expect(input(page, "email")).toHaveValue("jonas@beispiel")
    await summary.getByRole("link", { name: words.invalidEmail }).click()
    await expect(input(page, "email")).toBeFocused()
    await page.keyboard.type("x")
    await expect(input(page, "email")).not.toHaveAttribute("aria-invalid")
  })

  test(`${form.name}: no failure loses input, and a lost response makes no duplicate`, async ({
    page,
    siteUrl,
    allowProblem,
  }) => {
    allowProblem(/ERR_FAILED|status of 503/u)
    const email = `${form.name}@zweimal.example`
    await openHydrated(page, form.path)
    await fillForm(page, form, email)
    await confirmHuman(page)
    const keys = await failThreeTimes(page, form.api)
    await page.getByRole("button", { name: send }).click()
    for (const [attempt, why] of [words.failed.offline, words.failed.server, words.failed.offline].entries()) {
      const failure = page.getByRole("alert").filter({ hasText: why })
      await expect(failure).toContainText(words.callInstead)
      await expectAllKept(page, form, email)
      expect(keys).toHaveLength(attempt + 1)
      await failure.getByRole("button", { name: words.tryAgain }).click()
    }
    const sent = page.getByRole("status").filter({ hasText: words.sent })
    await expect(sent).toBeFocused()
    expect(keys).toHaveLength(4)
    expect(keys[3]).toBe(keys[2])

    const stored = await sentBy(siteUrl, form, email)
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({ verified: true, lang: "de", ...(form.source ? { source: form.source } : {}) })
    await expect(sent).toContainText(stored[0]?.reference ?? "no reference")
    await page.getByRole("button", { name: another }).click()
    for (const { field } of [...form.required, ...form.optional]) await expect(input(page, field)).toHaveValue("")
    await expect(humanWays(page).note).toBeEmpty()
    await expect(page.getByRole("alert").filter({ hasText: /\S/u })).toHaveCount(0)
  })
}
