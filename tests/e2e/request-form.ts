import type { Page } from "@playwright/test"
import type { Inquiry } from "#contract/inquiry.ts"
import { confirmHuman } from "./human-check.ts"
import { ownerSession } from "./signed-in.ts"

export const sender = { name: "Jonas Beispiel", email: "jonas@beispiel.example", text: "Bitte um Angebot." }

/** Fills the German form; the company distinguishes the inquiries of different tests. */
export async function fillInquiry(page: Page, company: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name" }).fill(sender.name)
  await page.getByRole("textbox", { name: "Firma" }).fill(company)
  await page.getByRole("textbox", { name: "E-Mail" }).fill(sender.email)
  await page.getByRole("textbox", { name: "Kommentar" }).fill(sender.text)
  await confirmHuman(page)
}

export async function storedInquiries(siteUrl: string, company: string): Promise<Inquiry[]> {
  const all = await (await ownerSession(siteUrl)).get<Inquiry[]>("/request")
  return all.filter((inquiry) => inquiry.company === company)
}
