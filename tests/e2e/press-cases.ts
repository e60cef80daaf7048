import type { Locator, Page } from "@playwright/test"
import { json } from "#tests/harness/test-site.ts"
import { addGroup } from "./groups.ts"
import { type DashboardApi, signInByApi } from "./signed-in.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"

interface Subject {
  page: Page
  api: DashboardApi
  siteUrl: string
  /** Different in each run of a case. */
  name: string
}

export interface PressCase {
  name: string
  /** File of the form or action, below app/dashboard. */
  file: string
  /** Opens the screen or dialog and fills it; returns the button that sends. */
  open: (subject: Subject) => Promise<Locator>
  /** Typed right before the press: what sends itself when it is complete. */
  typed?: string
  /** The call that counts where it is a GET. */
  reads?: RegExp
}

const dialog = (page: Page): Locator => page.locator("dialog[open]").last()
const button = (scope: Page | Locator, name: string | RegExp): Locator =>
  scope.getByRole("button", { name, exact: typeof name === "string" }).first()
const field = (scope: Page | Locator, name: string | RegExp): Locator =>
  scope.getByRole("textbox", { name, exact: typeof name === "string" }).first()

async function service({ page, api, name }: Subject): Promise<number> {
  const fields = { title_de: name, title_en: name, title_ru: name, text_de: "<p>Text.</p>" }
  const response = await api.call("POST", "/service", imageForm("images[]", await picture(), fields))
  const { id } = (await response.json()) as { id: number }
  await page.goto(`/dashboard/services/${id}`)
  return id
}

async function inquiry({ page, siteUrl, name }: Subject, text = "Bitte ein Angebot."): Promise<void> {
  const body = { name, company: `Werk ${name}`, email: "k@kunde.example", text, lang: "de" }
  const sent = await fetch(`${siteUrl}/api/request`, json("POST", body))
  const { id } = (await sent.json()) as { id: number }
  await page.goto(`/dashboard/requests?id=${id}`)
  if (!(await page.getByRole("heading", { name: `Werk ${name}` }).count()))
    await page
      .getByRole("link", { name: `Werk ${name}` })
      .first()
      .click()
}

async function group({ page, api, name }: Subject): Promise<number> {
  const id = await addGroup(api, name, `${name}-1`, `${name}-2`)
  await page.goto(`/dashboard/spare/${id}`)
  return id
}

async function invite({ api, name, page }: Subject): Promise<void> {
  await api.call("POST", "/people", { name, login: name.toLowerCase(), roles: ["sales"], languages: [] })
  await page.goto("/dashboard/settings/people")
}

const redirect = ({ api, name }: Subject) =>
  api.call("POST", "/redirect", { from: `/alt/${name}`, target: "/contact", status: 308 })

/** Every form and every action of the dashboard that sends something. */
export const pressCases: readonly PressCase[] = [
  {
    name: "a new access key",
    file: "access-key/make-key-dialog.tsx",
    open: async ({ page, name }) => {
      await page.goto("/dashboard/settings/access-keys")
      await button(page, "Make a key").click()
      await dialog(page).getByRole("checkbox").first().check()
      await field(dialog(page), /^Name/u).fill(name)
      return button(dialog(page), "Make a key")
    },
  },
  {
    name: "the renewal of an access key",
    file: "access-key/key-list.tsx",
    open: async ({ page, api, name }) => {
      await api.call("POST", "/token", { name, abilities: ["content.read"], days: 90 })
      await page.goto("/dashboard/settings/access-keys")
      await button(page, /^Renew/u).click()
      return button(dialog(page), /^Renew/u)
    },
  },
  {
    name: "an invitation",
    file: "people/member-dialog.tsx",
    open: async ({ page, name }) => {
      await page.goto("/dashboard/settings/people")
      await button(page, "Invite").click()
      await dialog(page).getByRole("checkbox", { name: "Sales" }).check()
      await field(dialog(page), "Name").fill(name)
      await field(dialog(page), "Login").fill(name.toLowerCase())
      return button(dialog(page), `Invite ${name}`)
    },
  },
  {
    name: "a new sign-in link",
    file: "people/use-member-menu.tsx",
    open: async (subject) => {
      await invite(subject)
      await button(subject.page, `More for ${subject.name}`).click()
      return subject.page.getByRole("menuitem", { name: "New invite link" })
    },
  },
  {
    name: "the rule of the second factor",
    file: "people/page.tsx",
    open: async ({ page }) => {
      await page.goto("/dashboard/settings/people")
      await page.locator(".factor-note .text-button").click()
      // Any other rule would ask the owner for a second factor at once.
      await dialog(page).getByRole("radio").first().check()
      return button(dialog(page), "Save")
    },
  },
  {
    name: "the profile",
    file: "account/profile-form.tsx",
    open: async ({ page, name }) => {
      await page.goto("/dashboard/account")
      const form = page.locator("form").filter({ has: page.getByRole("group", { name: "Language" }) })
      await field(form, "Name").fill(name)
      return form.locator("button[type=submit]")
    },
  },
  {
    name: "new recovery codes, which a second factor has first",
    file: "account/device-setup.tsx",
    open: async ({ page }) => {
      await page.goto("/dashboard/account")
      await button(page, "Set up").click()
      await field(page, "Digit 1").focus()
      await page.keyboard.type("12345")
      return button(page, "Use device")
    },
    typed: "6",
  },
  {
    name: "the end of all other sessions",
    file: "account/page.tsx",
    open: async ({ page, siteUrl }) => {
      await signInByApi(siteUrl)
      await page.goto("/dashboard/account")
      return button(page, "End all others")
    },
  },
  {
    name: "a new redirect",
    file: "redirect/redirect-dialog.tsx",
    open: async ({ page, name }) => {
      await page.goto("/dashboard/addresses")
      await button(page, /^Add/u).click()
      await dialog(page).getByRole("combobox", { name: "Leads to" }).fill("/contact")
      await field(dialog(page), /^Old address/u).fill(`/${name}`)
      return dialog(page).locator("button[type=submit]")
    },
  },
  {
    name: "the removal of a redirect",
    file: "redirect/redirect-table.tsx",
    open: async (subject) => {
      await redirect(subject)
      await subject.page.goto(`/dashboard/addresses?q=${subject.name}`)
      await subject.page.getByRole("table", { name: "Redirects" }).locator(".menu-button button").first().click()
      return subject.page.getByRole("menuitem").last()
    },
  },
  {
    name: "the check of old addresses in a file",
    file: "redirect/redirect-import-dialog.tsx",
    open: async ({ page, name }) => {
      await page.goto("/dashboard/addresses")
      await button(page, /CSV/u).last().click()
      const csv = Buffer.from(`old;new\n/${name};/contact\n`)
      await page
        .getByRole("button", { name: /Import/u })
        .first()
        .click()
      await dialog(page).locator("input[type=file]").setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: csv })
      return dialog(page).locator("button[type=submit]")
    },
  },
  {
    name: "a new template",
    file: "template/page.tsx",
    open: async ({ page, name }) => {
      await page.goto("/dashboard/requests/templates")
      await page.locator(".d-head button").last().click()
      for (const input of await dialog(page).getByRole("textbox").all()) await input.fill(name)
      await dialog(page).locator("input[lang], input.input").first().fill(name)
      return dialog(page).locator("button[type=submit]")
    },
  },
  {
    name: "new equal words",
    file: "synonym/page.tsx",
    open: async ({ page, name }) => {
      await page.goto("/dashboard/synonyms")
      await page.locator(".d-head button").last().click()
      for (const input of await dialog(page).getByRole("textbox").all()) await input.fill(name)
      return dialog(page).locator("button[type=submit]")
    },
  },
  {
    name: "the defaults of offers",
    file: "settings/offer-section.tsx",
    open: async ({ page }) => {
      await page.goto("/dashboard/settings")
      return page.locator("form.settings button[type=submit]")
    },
  },
  {
    name: "the deletion of equal words",
    file: "synonym/page.tsx",
    open: async ({ page, api, name }) => {
      await api.call("POST", "/synonym", { title_de: name, title_en: name, title_ru: name })
      await page.goto("/dashboard/synonyms")
      // The first one edits them.
      await page
        .getByRole("button", { name: new RegExp(`: ${name}$`, "u") })
        .last()
        .click()
      return dialog(page).getByRole("button").last()
    },
  },
  {
    name: "the deletion of a template",
    file: "template/page.tsx",
    open: async ({ page, api, name }) => {
      const texts = { title_de: name, title_en: name, title_ru: name, text_de: "Text", text_en: "", text_ru: "" }
      await api.call("POST", "/template", texts)
      await page.goto("/dashboard/requests/templates")
      await button(page, new RegExp(`: ${name}$`, "u")).click()
      return dialog(page).getByRole("button").last()
    },
  },
  {
    name: "an inquiry by telephone",
    file: "inquiry/record-inquiry-dialog.tsx",
    open: async ({ page, name }) => {
      await page.goto("/dashboard/requests")
      await button(page, "Log a call").click()
      await dialog(page).getByRole("combobox", { name: "Name" }).fill(name)
      return dialog(page).locator("button[type=submit]")
    },
  },
  {
    name: "lines added to an inquiry",
    file: "inquiry/asked-lines.tsx",
    open: async (subject) => {
      await inquiry(subject)
      await field(subject.page, "Type a number or paste a list").fill("2 x L31742P02")
      return button(subject.page, "Add")
    },
  },
  {
    name: "a line of an inquiry",
    file: "inquiry/asked-line.tsx",
    open: async (subject) => {
      await inquiry(subject)
      await field(subject.page, "Type a number or paste a list").fill("2 x L31742P02")
      await button(subject.page, "Add").click()
      await button(subject.page, /^Edit line/u).click()
      return button(subject.page, "Done")
    },
  },
  {
    name: "lines read out of a message",
    file: "inquiry/read-lines.tsx",
    open: async (subject) => {
      await inquiry(subject, "Bitte 2 x L31742P02 und 9107M52G01 anbieten.")
      const remove = button(subject.page, /^Edit line/u)
      await remove.click()
      await button(subject.page, /^Remove line/u).click()
      await button(subject.page, "Read lines").click()
      return button(dialog(subject.page), /^Take in/u)
    },
  },
  {
    name: "the contact of an inquiry",
    file: "inquiry/contact-dialog.tsx",
    open: async (subject) => {
      await inquiry(subject)
      await button(subject.page, "More actions").click()
      await subject.page.getByRole("menuitem", { name: "Change contact" }).click()
      await field(dialog(subject.page), "Company").fill(`${subject.name} AG`)
      return button(dialog(subject.page), "Save")
    },
  },
  {
    name: "taking an inquiry",
    file: "inquiry/use-inquiry-changes.tsx",
    open: async (subject) => {
      await inquiry(subject)
      return button(subject.page, "Take")
    },
  },
  {
    name: "closing an inquiry",
    file: "inquiry/close-menu.tsx",
    open: async (subject) => {
      await inquiry(subject)
      await subject.page.locator("[data-desk-key=c]").click()
      return subject.page.locator(".outcome-form button[type=submit]")
    },
  },
  {
    name: "a reminder",
    file: "inquiry/remind-menu.tsx",
    open: async (subject) => {
      await inquiry(subject)
      await button(subject.page, "Remind").click()
      return subject.page.locator(".remind-days button").first()
    },
  },
  {
    name: "a note",
    file: "inquiry/answer-form.tsx",
    open: async (subject) => {
      await inquiry(subject)
      await subject.page.locator("[data-desk-key=n]").click()
      await subject.page.locator("#answer-text").fill(subject.name)
      return subject.page.locator(".answer-foot button[type=submit]")
    },
  },
  {
    name: "withdrawing a customer's link",
    file: "inquiry/inquiry-head.tsx",
    open: async (subject) => {
      await inquiry(subject)
      await subject.page.locator(".thread-head .menu-button > button").click()
      await subject.page.getByRole("menuitem", { name: /link/iu }).click()
      return dialog(subject.page).getByRole("button").last()
    },
  },
  {
    name: "several inquiries at once",
    file: "inquiry/ticked-bar.tsx",
    open: async (subject) => {
      await inquiry(subject)
      await subject.page.goto("/dashboard/requests")
      await button(subject.page, "Templates, figures, keys").click()
      await subject.page.getByRole("menuitem", { name: /^Select/u }).click()
      await subject.page.getByRole("row").nth(1).getByRole("checkbox").check()
      return subject.page.locator(".bulk-bar").getByRole("button", { name: "Take" })
    },
  },
  {
    name: "a new category",
    file: "editor/use-editing.ts",
    open: async ({ page, name }) => {
      await page.goto("/dashboard/categories")
      await button(page, "Add category").click()
      await field(dialog(page), /^Name/u).fill(name)
      return dialog(page).locator("button[type=submit]")
    },
  },
  {
    name: "the deletion of a category",
    file: "category/use-delete-category.tsx",
    open: async ({ page, api, name }) => {
      const form = new FormData()
      for (const [key, value] of Object.entries({ name, lang: "DE" })) form.set(key, value)
      await api.call("POST", "/category", form)
      await page.goto("/dashboard/categories")
      await button(page, new RegExp(`^Delete “${name}”`, "u")).click()
      return dialog(page).getByRole("button").last()
    },
  },
  {
    name: "publishing a service",
    file: "record/use-record-editor.ts",
    open: async (subject) => {
      await service(subject)
      await field(subject.page, "Title").fill(`${subject.name}, neu`)
      return button(subject.page, "Publish")
    },
  },
  {
    name: "a share link",
    file: "preview/share-dialog.tsx",
    open: async (subject) => {
      await service(subject)
      await button(subject.page, "Share draft…").click()
      return dialog(subject.page).locator(".share-days button").first()
    },
  },
  {
    name: "a translation",
    file: "translation/translation-editor.tsx",
    open: async (subject) => {
      await service(subject)
      const { page, name } = subject
      await page.goto(`/dashboard/translations?query=${encodeURIComponent(name)}`)
      await page.locator(".translation-open").first().click()
      await page.locator(".translation-editor :is(textarea, [contenteditable=true])").first().fill(`${name}, neu`)
      return button(page, "Save draft")
    },
  },
  {
    name: "a draft that is sent back",
    file: "publishing/return-dialog.tsx",
    open: async (subject) => {
      const { page, api, name } = subject
      const id = await service(subject)
      await api.call("PUT", `/draft/service/${id}`, { patch: { title_de: `${name}, neu` }, based_on: 1, ready: true })
      await page.goto("/dashboard/drafts")
      const row = page.getByRole("listitem").filter({ hasText: name })
      await button(row, "1 change").click()
      await button(row, "Send back…").click()
      await field(dialog(page), "What is still to be done").fill("Bitte mit Datum.")
      return button(dialog(page), "Send back")
    },
  },
  {
    name: "a plan",
    file: "publishing/plan-dialog.tsx",
    open: async (subject) => {
      await service(subject)
      await field(subject.page, "Title").fill(`${subject.name}, später`)
      await button(subject.page, "Publish in another way").click()
      await subject.page.getByRole("menuitem", { name: "On a date…" }).click()
      return dialog(subject.page).locator("button[type=submit]")
    },
  },
  {
    name: "taking a service off the site",
    file: "record/use-visibility.tsx",
    open: async (subject) => {
      await service(subject)
      await field(subject.page, "Title").fill(`${subject.name}, weg`)
      await button(subject.page, "Publish in another way").click()
      await subject.page.getByRole("menuitem").last().click()
      return dialog(subject.page).getByRole("button").last()
    },
  },
  {
    name: "the deletion of a service",
    file: "record/use-remove-record.tsx",
    open: async (subject) => {
      await service(subject)
      await button(subject.page, "Delete service").click()
      return dialog(subject.page).getByRole("button").last()
    },
  },
  {
    name: "a new part",
    file: "part/part-dialog.tsx",
    open: async (subject) => {
      await group(subject)
      await button(subject.page, "Add part").click()
      await field(dialog(subject.page), /number/iu).fill(`${subject.name}-9`)
      return button(dialog(subject.page), "Save")
    },
  },
  {
    name: "the deletion of a part",
    file: "part/use-bulk.tsx",
    open: async (subject) => {
      await group(subject)
      await button(subject.page, `Open ${subject.name}-1`).click()
      await button(subject.page, new RegExp(`^Delete .*${subject.name}-1`, "u")).click()
      return dialog(subject.page).getByRole("button").last()
    },
  },
  {
    name: "moving parts",
    file: "part/group-dialog.tsx",
    open: async (subject) => {
      await group(subject)
      await subject.page.getByRole("checkbox", { name: "Select all parts on this page" }).first().check()
      await button(subject.page, "Move to group").click()
      await dialog(subject.page).getByRole("combobox").selectOption({ index: 1 })
      return dialog(subject.page).locator("button[type=submit]")
    },
  },
  {
    name: "the deletion of several parts",
    file: "part/use-bulk.tsx",
    open: async (subject) => {
      await group(subject)
      await subject.page.getByRole("checkbox", { name: "Select all parts on this page" }).first().check()
      await subject.page.locator(".bulk button.button-danger").click()
      return dialog(subject.page).getByRole("button").last()
    },
  },
  {
    name: "a change of many parts",
    file: "part/bulk-change.tsx",
    open: async (subject) => {
      await group(subject)
      await button(subject.page, "Change a field").click()
      await dialog(subject.page).getByRole("combobox", { name: "Where" }).selectOption("found")
      await field(dialog(subject.page), "New value").fill(subject.name)
      return dialog(subject.page).locator("button[type=submit]")
    },
  },
  {
    name: "another number of a part",
    file: "part/part-aliases.tsx",
    open: async (subject) => {
      await group(subject)
      await button(subject.page, `Open ${subject.name}-1`).click()
      const row = subject.page.getByRole("complementary", { name: `${subject.name}-1` })
      await field(row, "Other number").fill(`OEM ${subject.name}`)
      return button(row, "Add")
    },
  },
  {
    name: "the text of a picture",
    file: "picture/use-editor.tsx",
    open: async (subject) => {
      await service(subject)
      await subject.page.goto(`/dashboard/pictures?query=${subject.name}`)
      await subject.page.locator(".picture-grid button").first().click()
      await field(dialog(subject.page), "Alt text German").fill(subject.name)
      return button(dialog(subject.page), "Save")
    },
  },
  {
    name: "the search for a person",
    file: "person/page.tsx",
    reads: /GET \/person/u,
    open: async ({ page, name }) => {
      await page.goto("/dashboard/settings/person")
      await field(page, /E-mail/u).fill(`${name.toLowerCase()}@kunde.example`)
      return button(page, "Find")
    },
  },
  {
    name: "restoring from the trash",
    file: "trash/page.tsx",
    open: async (subject) => {
      const id = await service(subject)
      await subject.api.call("DELETE", `/service/${id}`)
      await subject.page.goto("/dashboard/trash")
      return button(subject.page, new RegExp(`^Restore: ${subject.name}`, "u"))
    },
  },
  {
    name: "purging from the trash",
    file: "trash/page.tsx",
    open: async (subject) => {
      const id = await service(subject)
      await subject.api.call("DELETE", `/service/${id}`)
      await subject.page.goto("/dashboard/trash")
      await button(subject.page, new RegExp(`^Remove for good: ${subject.name}`, "u")).click()
      return dialog(subject.page).getByRole("button").last()
    },
  },
  {
    name: "a backup",
    file: "backup/page.tsx",
    reads: /GET \/backup$/u,
    open: async ({ page }) => {
      await page.goto("/dashboard/backup")
      return page.locator(".d-head button").last()
    },
  },
  {
    name: "a block of a text page",
    file: "record/use-remove-record.tsx",
    open: async ({ page }) => {
      await page.goto("/dashboard/gas-turbina")
      await button(page, /^Delete part|^Remove/u).click()
      return dialog(page).getByRole("button").last()
    },
  },
  {
    name: "the export of all redirects",
    file: "ui/download-button.tsx",
    reads: /GET \/redirect\/csv/u,
    open: async (subject) => {
      await redirect(subject)
      await subject.page.goto("/dashboard/addresses")
      return button(subject.page, /Export/u)
    },
  },
]

/** Guarded files that this walk leaves out, and where they are tried or why they send nothing. */
export const alsoGuarded: Readonly<Record<string, string>> = {
  "part/paste-dialog.tsx": "parts-touch.e2e.ts, and closes before it sends",
  "part/use-add-rows.ts": "a field that is emptied before its row is sent",
  "account/passkey-section.tsx": "account.e2e.ts, at a host name",
  "account/second-factor-section.tsx": "account.e2e.ts, with a device",
  "application/page.tsx": "applications.e2e.ts, by useRemove",
  "finding/finding-row.tsx": "company.e2e.ts: ignored, removed",
  "finding/page.tsx": "company.e2e.ts: opened",
  "settings/company-images.tsx": "company.e2e.ts, a file that is stored at once",
  "category/choose-category.tsx": "chooses a category, sends nothing",
  "demand/same-as.tsx": "demand.e2e.ts, by useForm",
  "demand/demand-list.tsx": "demand.e2e.ts, and opens another screen",
  "editor/link-dialog.tsx": "changes the text, sends nothing",
  "record/links-here.tsx": "safe-change.e2e.ts, after a deletion",
  "history/use-restore-version.ts": "history.e2e.ts, into the form",
  "import/check-options.tsx": "downloads",
  "import/choose-step.tsx": "opens the page of the import, sends nothing",
  "import/groups-step.tsx": "import-groups.e2e.ts",
  "import/use-import.ts": "supplier-sheets.e2e.ts: Enter five times",
  "import/use-undo-import.ts": "import.e2e.ts",
  "inquiry/eml-drop.tsx": "incoming-mail.e2e.ts",
  "inquiry/lines-out.tsx": "downloads",
  "inquiry/other-inquiries.tsx": "requests.e2e.ts",
  "inquiry/sent-files.tsx": "downloads",
  "inquiry/suggested-inquiry.tsx": "incoming-mail.e2e.ts, with a mailbox",
  "inquiry/unsorted-panel.tsx": "incoming-mail.e2e.ts, with a mailbox",
  "offer/line-details.tsx": "changes a row of the sheet, sends nothing",
  "offer/offer-actions.tsx": "offer-desk.e2e.ts, with a mail server",
  "offer/offer-button.tsx": "offer-desk.e2e.ts",
  "offer/send-offer.tsx": "offer-desk.e2e.ts, with a mail server",
  "people/sign-in-link-dialog.tsx": "reset-password.e2e.ts, with a mail server",
  "image/choose-picture-dialog.tsx": "product-once.e2e.ts",
  "picture/replace-picture.tsx": "pictures.e2e.ts",
  "publishing/ticked-drafts.tsx": "translator-week.e2e.ts",
  "translation/import-dialog.tsx": "translations.e2e.ts",
  "translation/page.tsx": "translations.e2e.ts",
  "publishing/plan-notes.tsx": "draft-plans.e2e.ts",
  "record/member-state.tsx": "product-once.e2e.ts",
  "record/missing-member.tsx": "products.e2e.ts",
  "record/use-mark-current.ts": "translation-work.e2e.ts",
  "record/use-screen-editor.ts": "editing.e2e.ts: the undo of a save",
  "settings/login-form.tsx": "settings.e2e.ts: it changes the session",
  "settings/password-form.tsx": "settings.e2e.ts: it ends the session",
  "shell/log-out-button.tsx": "leaves the dashboard",
  "shell/guards.tsx": "settings.e2e.ts, over another call",
  "sign-in/accept-page.tsx": "before the dashboard: account.e2e.ts",
  "sign-in/sign-in-form.tsx": "reset-password.e2e.ts, with a mail server",
  "sign-in/page.tsx": "first-password.e2e.ts",
  "sign-in/second-step-form.tsx": "account.e2e.ts",
  "sign-in/use-passkey-sign-in.ts": "account.e2e.ts",
  "sign-in/human-check.tsx": "captcha-picture.e2e.ts",
  "sign-in/use-sign-in.ts": "sign-in.e2e.ts",
  "trash/use-remove.ts": "by each deletion",
  "trash/use-restore.ts": "by the row of the trash",
}
