import { countIn } from "../count.ts"
import { once } from "../once.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("en")
const days = once(() => new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "Europe/Berlin" }))

export const part: PublicTexts["part"] = {
  pageTitle: (number, text) => (text ? `Part ${number}: ${text}` : `Part ${number}`),
  description: (part, group) =>
    [part, group].filter(Boolean).join(". ") + ". Say how many and by when, and request availability.",
  measure: (position, total) => `Part ${count.figure(position)} of ${count.figure(total)}`,
  base: "Base number",
  version: { long: "Version", short: "Ver." },
  noDescription: "Description on request",
  spelled: "Also written:",
  spellings: "Languages, spellings",

  chain: {
    measure: (total) => count.of(total, { one: "version", other: "versions" }),
    title: "Current number",
    titleOf: "Current number:",
    interchangeable: "Interchangeable",
    here: "This page",
    hereCurrent: "This page, current number",
    current: "Current number",
    earlier: "Earlier number",
    later: "Later number",
    equal: "Equivalent",
    by: "superseded by",
    oneWay: "in this direction only",
    both: "interchangeable",
    bothWays: "in both directions",
    unlisted: "not in the list, on request",
    note: "The sequence of numbers is information, not an approval. Whether the new version fits your machine is confirmed by an engineer in our quote.",
    noteOfCircle:
      "This is information, not an approval. Whether the other version fits your machine is confirmed by an engineer in our quote.",
  },
  banner: (number) => `This part is superseded. The current number is ${number}.`,
  toCurrent: (number) => `Open ${number}`,

  machine: {
    title: (series) => `${series} series`,
    noSeries: "Where it is used",
    series: "Series",
    group: "Parts group",
    kind: "Component",
    perMachine: "per machine",
    pieces: (value) => count.of(value, { one: "piece", other: "pieces" }),
    models: (series) => `Models of the ${series} series`,
    source:
      "All models of this series in our list of gas turbines. We check by the serial number to which of them the part applies.",
  },
  near: {
    title: "Next to it in the list",
    all: (total) => (total === 1 ? "Open the parts list" : `All ${count.figure(total)} parts of the list`),
    measure: (before, after) => `${count.figure(before)} before, ${count.figure(after)} after`,
  },
  stages: {
    measure: (found, total) => `${count.figure(found)} of ${count.of(total, { one: "stage", other: "stages" })}`,
    title: (kind) => `${kind}: other stages`,
    stage: (stage) => `Stage ${count.figure(stage)}`,
    none: "not in the list",
  },
  alike: {
    measure: (total) => count.of(total, { one: "more part", other: "more parts" }),
    title: (kind) => `More parts: ${kind}`,
  },
  services: {
    measure: (shown, total) => `${count.figure(shown)} of ${count.of(total, { one: "service", other: "services" })}`,
    title: "Services for this part",
  },
  send: {
    measure: (total) => count.of(total, { one: "item", other: "items" }),
    title: "What to send with your request",
    items: [
      {
        title: "Type and serial number of the machine",
        text: "Both are on the nameplate. If the gas generator and the power turbine have nameplates of their own, please give both.",
      },
      {
        title: "A photo of the marking on the removed part",
        text: "Number and version are usually stamped or engraved. A photo rules out any mix-up.",
      },
      {
        title: "An inspection report, if you have one",
        text: "Borescope or crack report. We can then offer an overhaul as well, not only the new part.",
      },
      {
        title: "When the outage begins",
        text: "For each item we state whether it will reach you before that day.",
      },
    ],
  },
  end: {
    label: "Take this page with you",
    qr: "QR code: address of this page",
    text: "The code leads to this page, also from the printed sheet in the shift log.",
    changed: (date) => `Last changed on ${days().format(new Date(date))}`,
    data: "Data as JSON",
  },
  successor: {
    text: (numbers) => `Known as the newer number for ${numbers}`,
    help: "We have no description of our own yet. Send a request, and we will clarify version and delivery time.",
  },
  choice: {
    measure: (total) => count.of(total, { one: "part", other: "parts" }),
    title: "Different parts are written like this",
    lead: "Without punctuation these numbers are the same. The character in between decides: please compare it with the plate on the part.",
    group: "Group",
    quantity: "Quantity per machine",
    open: "Open this part",
    unsure: "Not sure? Request all of them and send a photo of the plate. We will tell you which one it is.",
    askAll: "Request all of them",
  },
  unknown: {
    measure: (total) => `0 of ${count.of(total, { one: "part", other: "parts" })}`,
    title: (number) => `${number} is in none of our lists`,
    lead: "That does not mean that we cannot supply it: the lists show what we supply regularly.",
    similar: "Similar numbers",
    none: "We do not know a similar number either.",
    search: "Search all parts lists",
  },
}
