import type { Locator, Page } from "@playwright/test"
import { picture } from "#tests/harness/samples.ts"
import { expect } from "./fixtures.ts"

/** Returns an alert of the specification: a message that takes no focus. */
export const message = (page: Page, text: string | RegExp): Locator =>
  page.locator(".toasts").getByRole("status").filter({ hasText: text })

export interface NamedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Returns a real photograph of the given size, identified by its width. */
export const photo = async (name: string, width = 640): Promise<NamedFile> => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(await picture(width, 480)),
})

/** Returns a file with an image's name that is none. */
export const drawing = (name: string, mimeType = "image/svg+xml"): NamedFile => ({
  name,
  mimeType,
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
})

/** Chooses files as a person does: by the button that opens the browser's dialog. */
export async function choose(page: Page, scope: Page | Locator, button: RegExp, ...files: NamedFile[]): Promise<void> {
  const chooser = page.waitForEvent("filechooser")
  await scope.getByRole("button", { name: button }).click()
  await (await chooser).setFiles(files)
}

/** Drops files onto a drop zone, as from the desktop. */
export async function drop(zone: Locator, ...files: NamedFile[]): Promise<void> {
  const dataTransfer = await zone.page().evaluateHandle(
    (given) => {
      const transfer = new DataTransfer()
      for (const { name, type, base64 } of given)
        transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name, { type }))
      return transfer
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString("base64") })),
  )
  for (const event of ["dragover", "drop"]) await zone.dispatchEvent(event, { dataTransfer })
}

/** Types into a search and clicks a button before its delay ends: in one task of the page, even on a busy machine. */
export async function searchThenPress(search: Locator, words: string, button: Locator): Promise<void> {
  const pressed = await button.elementHandle()
  await search.evaluate(
    (input, given) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, given.words)
      input.dispatchEvent(new Event("input", { bubbles: true }))
      ;(given.pressed as HTMLElement).click()
    },
    { words, pressed },
  )
}

/** Answers the confirmation before a deletion, which names the record. */
export async function confirmDelete(page: Page, named: string, yes: string): Promise<void> {
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete?" })
  await expect(question).toContainText(named)
  await question.getByRole("button", { name: yes }).click()
  await expect(message(page, "Successfully deleted").last()).toBeVisible()
}

/** Undoes a deletion by its message. */
export async function undo(page: Page): Promise<void> {
  await message(page, "Successfully deleted").getByRole("button", { name: "Restore" }).last().click()
  await expect(message(page, "Restored")).toBeVisible()
}

/** Restores a record from the trash. */
export async function restoreFromTrash(page: Page, title: string): Promise<void> {
  await page.goto("/dashboard/trash")
  await page.getByRole("button", { name: `Restore: ${title}` }).click()
  await expect(message(page, "Restored")).toBeVisible()
  await expect(page.getByRole("button", { name: `Restore: ${title}` })).toHaveCount(0)
}

/** Returns this browser's unsaved input of a record ("service:3:") or kind ("part:"), one text per form. */
export const unsavedInput = (page: Page, of: string): Promise<string[]> =>
  page.evaluate(
    (start) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(start))
        .map((key) => localStorage.getItem(key) ?? ""),
    `unsaved:${of}`,
  )
