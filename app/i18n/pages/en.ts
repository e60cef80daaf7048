import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const counted = countIn("en")
const dates = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/Berlin" })

export const pages: PublicTexts["pages"] = {
  gasTurbines: {
    title: "Gas turbines",
    description: "Industrial gas turbines of the LM2500, LM6000, Frame and SGT series with type, model and power.",
    view: "View",
    byFamily: "Models by series",
    models: (number) => counted.of(number, { one: "model", other: "models" }),
    type: "Type",
    model: "Model",
    power: "Power (MW)",
    empty: "No item",
    emptyHelp: "No turbine is listed at the moment. Ask us for the unit you are looking for.",
  },
  product: {
    description: (title, company) =>
      `${title}: type, model, power and description. Supply, spare parts and service by ${company}.`,
    heading: "Description",
    power: "Power",
    type: "Type",
    model: "Model",
    megawatt: "MW",
    pictures: "Pictures",
    ask: "Ask for this unit",
  },
  spareParts: {
    title: "Spare parts",
    description:
      "Spare parts for LM2500, LM6000, Frame and SGT gas turbines and their control systems, listed by series.",
    lead: "Choose the series. Each list can be searched by number or description, and you put your request together there.",
    empty: "No item",
    emptyHelp: "No parts list is available at the moment. Send us the part numbers you are looking for.",
  },
  partners: {
    title: "Partners",
    description: "Companies we work with in supplying and servicing industrial gas turbines.",
    number: (number) => counted.of(number, { one: "partner", other: "partners" }),
    empty: "No partner",
    emptyHelp: "No partner is listed at the moment. If you would like to work with us, write to us.",
  },
  careers: {
    title: "Careers",
    description: "Work on industrial gas turbines: in the rotor shop in Rosdorf, at plants and in the office.",
    apply: "Write to us",
  },
  privacy: {
    title: "Privacy policy",
    description: "Which data this website processes, what for, for how long, and which rights you have.",
  },
  imprint: {
    title: "Imprint",
    description: "Information under section 5 DDG: responsible body, managing director, register and contact details.",
    legal: "Information under section 5 DDG",
    responsible: "Responsible body",
    director: "Managing director",
    register: "Register entry",
    vat: "VAT ID (section 27a UStG)",
    contact: "Contact",
    phone: "Phone",
    email: "E-mail",
    address: "Address",
    hours: "Hours",
    toContact: "To the contact form",
    business: "What we offer is intended for businesses only.",
  },
  updated: (date) => `As of ${dates.format(new Date(date))}`,
  next: { title: "Any questions?", write: "Write an e-mail" },
}
