import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const shell: DashboardTexts["shell"] = {
  navigation: "Dashboard",
  menu: "Menu",
  skip: "Skip to content",
  entries: {
    products: "Products",
    categories: "Categories",
    spares: "Spare Parts",
    partners: "Partners",
    services: "Services",
    inquiries: "Requests",
    home: "Home page",
    sparesPage: "Spare parts page",
    partnersPage: "Partners page",
    imprint: "Imprint",
    gasTurbine: "Gas Turbine",
    privacyPolicy: "Privacy Policy",
    careers: "Careers",
    contact: "Contact",
    settings: "Settings",
  },
  review: "Review",
  groups: { inbox: "Inbox", catalogue: "Catalogue", pages: "Pages", insight: "Insight", system: "System" },
  readyDrafts: (drafts) => `${count.of(drafts, { one: "draft", other: "drafts" })} ready for review`,
  newInquiries: (unread) => `${count.figure(unread)} new`,
  language: "Language of the dashboard",
  viewSite: "View site",
  newTab: "opens in a new tab",
  backup: "Backup",
  logOut: "Log out",
  unsavedTitle: "Unsaved input",
  unsavedText: (forms) =>
    `This device holds unsaved input of ${count.of(forms, { one: "form", other: "forms" })}. Delete it when you log out?`,
  unsavedElsewhere: "What stands in other open tabs stays there.",
  unsavedDelete: "Delete and log out",
  unsavedKeep: "Keep and log out",
  notAllowedTitle: "Not open to you",
  notAllowedText: "This screen is not part of your roles. If you need it, ask an owner of the site.",
  toDashboard: "To the dashboard",
  accountOf: (name) => `account of ${name}`,
  notFoundTitle: "Page not found",
  notFoundText: "It looks like this page doesn't exist or has been removed.",
  notFoundHome: "Return to home",
}
