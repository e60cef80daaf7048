import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const counted = countIn("en")

export const layout: PublicTexts["layout"] = {
  skip: "Skip to content",
  menu: "Menu",
  mainMenu: "Main menu",
  openMenu: "Open menu",
  close: "Close",
  language: "Language",
  contactBar: "Contact details",
  home: (name) => `${name}, home page`,
  startPage: "Home",
  breadcrumb: "Breadcrumb",
  call: "Call us",
  contacts: "Contacts",
  address: "Address",
  gasTurbines: "Gas turbines",
  services: "Services",
  spareParts: "Spare parts",
  allSpareParts: "All spare parts",
  partners: "Partners",
  careers: "Careers",
  company: "Company",
  imprint: "Imprint",
  privacy: "Privacy policy",
  requestQuote: "Request a quote",
  chosen: (value) => `${counted.of(value, { one: "item", other: "items" })} in the request`,
  openSearch: "Open search",
  siteSearch: "Search",
  places: { workshop: "Workshop", site: "On site", remote: "Remote" },
  standstill: "Unit down?",
  byPhone: "On the phone:",
  parts: (number) => counted.of(number, { one: "part", other: "parts" }),
  viewingSite: "You are viewing the website as a visitor.",
  backToDashboard: "Back to the dashboard",
}
