import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const partners: DashboardTexts["partners"] = {
  title: "Partners",
  total: (partners) => count.of(partners, { one: "partner", other: "partners" }),
  add: "Add partner",
  edit: "Edit partner",
  added: "Partner added",
  listLabel: "Partners in the order of the site",
  emptyTitle: "No partner",
  emptyText: "Add the first partner with an image and a text. The site shows its partners page once there is one.",
  loadFailed: "The partners could not be loaded",
  noImage: "No image",
  noText: "No text yet",
  editOne: (name) => `Edit partner: ${name}`,
  removeOne: (name) => `Delete partner: ${name}`,
  remove: "Delete partner",
  removeText: (name) => `Partner “${name}” with image and texts. It stays in the trash for 30 days.`,
}
