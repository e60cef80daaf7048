import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("en")

export const contact: PublicTexts["contact"] = {
  title: "Contacts",
  pageTitle: "Contacts and quote request",
  description: (company) =>
    `Request a quote for turbine parts or a service: form, telephone, e-mail and address of ${company}.`,
  address: "Address",
  phone: "Telephone",
  email: "E-mail",
  hours: "Hours",
  formTitle: "Send a request",
  about: (subject) => `Request about: ${subject}\n\n`,
  paste: {
    title: "Paste part numbers",
    label: "Part numbers, as text or a column from Excel",
    hint: (most) =>
      `Rows from Excel, a mail or an old order, with or without headings. At most ${count.figure(most)} items.`,
    notLoaded: "The check cannot be loaded. The numbers will go with the comment as they are.",
  },
}
