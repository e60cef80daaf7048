import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"
import { once } from "../once.ts"

const counted = countIn("en")
const modelForms = { one: "model", other: "models" }
const dates = once(() => new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/Berlin" }))

export const pages: PublicTexts["pages"] = {
  gasTurbines: {
    title: "Gas turbines",
    description: "Industrial gas turbines of the LM2500, LM6000, Frame and SGT series with type, model and power.",
    view: "View",
    byFamily: "Models by series",
    models: (number) => counted.of(number, modelForms),
    modelNoun: (number) => counted.noun(number, modelForms),
    measure: (number, from, to) =>
      `${counted.of(number, modelForms)}, ${from === to ? "" : `${counted.figure(from)}–`}${counted.figure(to)}\u00A0MW`,
    parts: "Assemblies",
    families: "Series",
    spareParts: (number) => counted.of(number, { one: "spare part", other: "spare parts" }),
    failed: "The models could not be loaded",
    type: "Type",
    model: "Model",
    power: "Power (MW)",
    noPower: "not stated",
    empty: "No item",
    emptyHelp: "No turbine is listed at the moment. Ask us for the unit you are looking for.",
  },
  product: {
    description: (product, company) =>
      `${product}: description, pictures and technical data. Supply, spare parts and service by ${company}.`,
    heading: "Description",
    noText: "The text on this product is being written. Ask us, we are glad to tell you more.",
    power: "Power",
    type: "Type",
    model: "Model",
    megawatt: "MW",
    pictures: "Pictures",
    enlarge: "enlarge",
    show: (at, total) => `show picture ${at} of ${total}`,
    ask: "Request price and delivery date",
    request: (turbine) => (turbine ? "Request this turbine" : "Request this product"),
    others: (number) => counted.of(number, { one: "other model", other: "other models" }),
    family: (name) => `${name}: other models`,
    allModels: "Compare all models",
    bandText: "Search by part number or description, collect what you need and send one request.",
    bandLink: "Open the parts list",
  },
  spareParts: {
    title: "Spare parts",
    description:
      "Spare parts for LM2500, LM6000, Frame and SGT gas turbines and their control systems, listed by series.",
    lead: "Choose the series. Each list can be searched by number or description, and you put your request together there.",
    empty: "No item",
    emptyHelp: "No parts list is available at the moment. Send us the part numbers you are looking for.",
    groups: "Parts lists by series",
    products: "Turbines and control systems",
    others: "Other",
    details: "Details",
    preOrder: {
      title: "Pre-order",
      lead: "Planning an outage? Tell us part numbers, quantities, machine type and date. We answer with price and delivery time.",
      form: "Send a pre-order request",
    },
  },
  contents: "Contents",
  updated: (date) => `As of ${dates().format(new Date(date))}`,
  next: { title: "Any questions?", write: "Write an e-mail" },
}
