import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const counted = countIn("en")

export const company: PublicTexts["company"] = {
  partners: {
    title: "Partners",
    description: "Companies we work with in supplying and servicing industrial gas turbines.",
    number: (number) => counted.of(number, { one: "partner", other: "partners" }),
    empty: "No partner",
    emptyHelp: "No partner is listed at the moment. If you would like to work with us, write to us.",
  },
  privacy: {
    title: "Privacy policy",
    description: "Which data this website processes, what for, for how long, and which rights you have.",
    empty: "The policy is being revised",
    emptyHelp: "We are glad to answer questions on data protection in writing or by phone.",
  },
  imprint: {
    title: "Imprint",
    description: (company) =>
      `Information under section 5 DDG on ${company}: address, managing director, register entry, VAT ID and contact.`,
    legal: "Information under section 5 DDG",
    responsible: "Responsible body",
    director: "Managing director",
    register: "Register entry",
    vat: "VAT ID (section 27a UStG)",
    contact: "Contact",
    phone: "Phone",
    email: "E-mail",
    toContact: "To the contact form",
    empty: "These details are being completed.",
    business: "What we offer is intended for businesses only.",
  },
}
