import type { PublicTexts } from "../public-texts.ts"

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
}
