import type { Page } from "@playwright/test"
import type { Application } from "#contract/application.ts"
import type { Inquiry } from "#contract/inquiry.ts"
import type { Language } from "#contract/language.ts"
import { ownerSession } from "./signed-in.ts"
import { texts } from "./public-pages.ts"

/** A public form: its page, its input, and how to find what it sent. */
export interface FormCase {
  name: string
  path: string
  /** API path of its records. */
  api: "/request" | "/application"
  source?: Inquiry["source"]
  /** Required fields in order, by the name that is sent. */
  required: readonly { field: string; value: string }[]
  optional: readonly { field: string; value: string }[]
  words: (language: Language) => { send: string; another: string; missing: string[]; labels: string[] }
}

const inquiry = (name: string, path: string, source: Inquiry["source"]): FormCase => ({
  name,
  path,
  api: "/request",
  source,
  required: [
    { field: "name", value: "Jonas Beispiel" },
    { field: "company", value: "Beispielwerk GmbH" },
    { field: "email", value: "jonas@beispiel.example" },
  ],
  optional: [{ field: "text", value: "Bitte um Angebot.\nMit Liefertermin." }],
  words: (language) => {
    const { form } = texts[language]
    const { name: ofName, company, email } = form.missing
    return {
      send: form.send,
      another: form.another,
      missing: [ofName, company, email],
      labels: [form.name, form.company, form.email],
    }
  },
})

export const formCases: FormCase[] = [
  inquiry("contact", "/contact", "contact"),
  inquiry("pre-order", "/spare-parts", "pre-order"),
  inquiry("availability", "/part-list/1", "availability"),
  {
    name: "careers",
    path: "/careers",
    api: "/application",
    required: [
      { field: "first_name", value: "Ada" },
      { field: "last_name", value: "Beispiel" },
      { field: "email", value: "ada@beispiel.example" },
    ],
    optional: [],
    words: (language) => {
      const { careers, form } = texts[language]
      const { first_name, last_name, email } = careers.missing
      return {
        send: careers.send,
        another: careers.another,
        missing: [first_name, last_name, email],
        labels: [careers.firstName, careers.lastName, form.email],
      }
    },
  },
]

export const input = (page: Page, field: string) => page.locator(`form[method=post] [name=${field}]`)

export const sendButton = (page: Page) => page.locator("form[method=post] button[type=submit]").last()

/** Fills the form; the e-mail address distinguishes the inquiries of different tests. */
export async function fillForm(page: Page, { required, optional }: FormCase, email: string): Promise<void> {
  for (const { field, value } of [...required, ...optional])
    await input(page, field).fill(field === "email" ? email : value)
}

/** Returns everything sent by one address with one kind of form. */
export async function sentBy(siteUrl: string, { api }: FormCase, email: string): Promise<(Inquiry | Application)[]> {
  const all = await (await ownerSession(siteUrl)).get<(Inquiry | Application)[]>(api)
  return all.filter((entry) => entry.email === email)
}
