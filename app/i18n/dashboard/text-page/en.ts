import type { DashboardTexts } from "../dashboard-texts.ts"

export const pages: DashboardTexts["pages"] = {
  section: "Text",
  update: "Update",
  contactUpdated: "Contact successfully updated",
  neverSaved: "never saved",
  viewPage: "View page",
  loadFailed: "The page could not be loaded",
  parts: "Parts of the page",
  editNamed: (name) => `Edit part: ${name}`,
  edit: "Edit",
  removeNamed: (name) => `Delete part: ${name}`,
  description: "Description",
  descriptionNeeded: "Write a description in one language at least.",
  tabs: "Pages of the site",
  tagline: "Tagline",
  title: "Heading",
  subtitle: "Subtitle",
  intro: "Introduction",
  picturesHint: (link, most) =>
    link === "home"
      ? `Up to ${most} pictures that change at the top of the page, at least 2400 px wide. Without any, it shows those of the design.`
      : link === "careers" || link === "gas-turbina"
        ? ""
        : "The first picture is the banner of the page, also where it is shared. Without one, it shows that of the design.",
  banner: "Banner",
  bannerFirst: "The first picture is the banner",
  bannerHint: "The others stand beside the text. Otherwise the page shows the banner of the design.",
  headings: "Headings of the sections",
  blocksTitle: "Above the texts with pictures",
  servicesTitle: "Above the services",
  servicesSubtitle: "Subtitle of the services",
  value: "Value",
  label: "Label",
  target: "Link below the text",
  targets: {
    "": "none",
    services: "Services",
    "spare-parts": "Spare parts",
    "gas-turbina": "Gas turbines",
    partners: "Partners",
    careers: "Careers",
    contact: "Contact",
  },
  figure: {
    title: () => "Figures",
    add: "Add figure",
    edit: "Edit figure",
    added: "Figure added",
    remove: "Delete figure",
    removeText: (name) => `Figure “${name}”. It stays in the trash for 30 days.`,
    emptyTitle: "No item",
    emptyText: () =>
      "Up to four figures with a label, such as the year of foundation. Without any, the section is absent.",
  },
  block: {
    title: (page) => (page === "home" ? "Text and pictures" : "Parts of the page"),
    add: "Add part",
    edit: "Edit part",
    added: "Part added",
    remove: "Delete part",
    removeText: (name) => `Part “${name}” with its image and its texts. It stays in the trash for 30 days.`,
    emptyTitle: "No item",
    emptyText: (page) =>
      page === "home"
        ? "Texts with a picture, a title and a link present the company. Without any, the section is absent."
        : "The parts stand below the text of the page, each with a description and, if there is one, an image.",
  },
  noText: "no text",
  noImage: "no image",
}
