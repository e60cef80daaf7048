import { countIn } from "../count.ts"

const { figure, of } = countIn("en")

export const home = {
  title: "Supplier of industrial gas turbines and spare parts",
  description:
    "OEM spare parts, overhaul and service for LM2500, LM6000, Frame and SGT industrial gas turbines, from Rosdorf near Göttingen, Germany, since 2008.",
  tagline: "We keep gas turbines running.",
  lead: "OEM spare parts, overhaul and service for LM2500, LM6000, Frame and SGT. From Rosdorf near Göttingen, Germany.",
  examples: "For example",
  pictures: {
    label: "Pictures of turbine parts",
    choose: "Choose a picture",
    position: (at: number, total: number) => `Picture ${at} of ${total}`,
    pause: "Stop changing pictures",
    play: "Start changing pictures",
  },
  alts: {
    hero1: "Gas turbine rotor with turbine and compressor blading against a dark blue background",
    hero2: "View into the compressor inlet of a gas turbine with the first blade row",
    about1: "Gas turbine rotor on roller stands in a workshop hall",
    about2: "Close-up of a bladed turbine wheel",
  },
  callouts: {
    blade: "Turbine blade",
    disc: "Rotor disc",
    compressorBlade: "Compressor blade",
    bellmouth: "Bellmouth",
    spinner: "Spinner",
    bolt: "Twelve-point bolt",
    shaft: "Aft shaft",
  },
  findPart: ": search the parts lists",
  factsTitle: "The company in figures",
  facts: {
    founded: "Founded in Rosdorf",
    experience: "Years of OEM experience in our own rotor shop",
    warranty: "Warranty, extended on request",
    warrantyUnit: "months",
    borescope: "Typical borescope interval, or yearly, whichever comes first",
    borescopeHours: `${figure(4_000)}–${figure(8_000)}`,
    hoursUnit: "h",
  },
  about: {
    measure: "Rosdorf, since 2008",
    title: "A workshop that knows rotors",
    rotor: {
      title: "More than 15 years on rotors",
      text: [
        "In our rotor shop in Rosdorf we disassemble, test, re-blade and balance the rotors of industrial gas turbines, with more than 15 years of OEM experience behind every job.",
        `The borescope shows beforehand what it looks like inside: typically every ${figure(4_000)} to ${figure(8_000)} hours or yearly, whichever comes first. For instrumentation, the OEM recommends half-yearly calibration.`,
      ],
      more: "All services",
    },
    parts: {
      title: "The part behind the number",
      text: [
        "We supply OEM spare parts for LM2500, LM6000, Frame and SGT turbines and their control systems. Search by part number or description, put your list together and send one request for everything.",
        "On request we extend the warranty to up to 24 months.",
      ],
      more: "Find spare parts",
    },
  },
  services: {
    measure: (total: number) => of(total, { one: "service", other: "services" }),
    title: "One contact for the whole machine",
    sub: "From borescope inspection to major overhaul: in the workshop, on your site or remotely.",
    standstill: "Unit down? Call us:",
  },
  families: {
    measure: (from: number, to: number) => `${figure(from)}–${figure(to)}\u00a0MW`,
    title: "Gas turbines we supply and look after",
    power: "Power MW",
    powerRange: (from: number, to: number) => (from === to ? figure(from) : `${figure(from)}–${figure(to)}`),
    noPower: "not applicable",
    models: "Versions",
    modelCount: (total: number) => of(total, { one: "model", other: "models" }),
    use: "Design and use",
  },
  groups: {
    measure: (total: number) => of(total, { one: "part", other: "parts" }),
    title: "Spare parts by series",
    catalogue: (group: string) => `${group}: catalogue without prices`,
    rows: (total: number) => `.xlsx, ${of(total, { one: "part", other: "parts" })}`,
  },
  ask: {
    title: "Part wanted, unit down, date to be fixed?",
    text: "Writing works too: part numbers and turbine type are all we need.",
    email: "Write an e-mail",
  },
}
