import { countIn } from "../count.ts"

const { figure, of } = countIn("en")

export const home = {
  title: "Supplier of industrial gas turbines and spare parts",
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
  about: {
    measure: (place: string, founded: string) => [place, founded && `since ${founded}`].filter(Boolean).join(", "),
    title: "The company",
  },
  /** Links below texts of the company. */
  targets: {
    services: "All services",
    "spare-parts": "Find spare parts",
    "gas-turbina": "All gas turbines",
    partners: "Our partners",
    careers: "Working with us",
    contact: "Contact",
  },
  services: {
    measure: (total: number) => of(total, { one: "service", other: "services" }),
    title: "Services",
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
