import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const services: DashboardTexts["services"] = {
  title: "Services",
  total: (services) => count.of(services, { one: "service", other: "services" }),
  add: "Add service",
  listLabel: "Services in the order of the site",
  emptyTitle: "No service",
  emptyText:
    "Add the first service with a title, a text and at least one image. It appears in the menu of the site at once.",
  loadFailed: "The services could not be loaded",
  recordLoadFailed: "The service could not be loaded",
  gone: "This service does not exist",
  removedText: "It was deleted, or the address is wrong.",
  toList: "Go to services",
  noImage: "no image",
  languageState: {
    ok: (language) => `${language} in step with the German text`,
    older: (language) => `${language} older than the German text`,
    missing: (language) => `${language} missing`,
  },
  older: "older",
  missing: "missing",
  place: "Where the work is done",
  places: { workshop: "in our workshop", site: "at the operator's site", remote: "remotely", delivery: "supply" },
  details: "Details",
  viewPage: "View page",
  remove: "Delete service",
  removeText: (title, images) =>
    `Service “${title}” with its ${count.of(images, { one: "image", other: "images" })} and its texts in German, English and Russian. It stays in the trash for 30 days.`,
  added: (title) => `Service “${title}” added`,
}
