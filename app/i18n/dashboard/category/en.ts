import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const categories: DashboardTexts["categories"] = {
  title: "Categories",
  summary: (families, records) =>
    `${count.of(families, { one: "category", other: "categories" })}, ${count.of(records, { one: "record", other: "records" })}`,
  add: "Add category",
  edit: "Edit category",
  added: (name) => `Category “${name}” added`,
  listLabel: "Categories",
  emptyTitle: "No category",
  emptyText: "Categories sort the products on the page of the gas turbines. Add the first one.",
  loadFailed: "The categories could not be loaded",
  noImage: "No image",
  products: (total) => count.of(total, { one: "product", other: "products" }),
  spare: (title) => `Spare parts: ${title}`,
  noSpare: "no spare-part group",
  missing: "missing",
  editOne: (name) => `Edit “${name}”`,
  removeOne: (name) => `Delete “${name}”`,
  choose: "Category",
  chooseHint: "Please choose",
  notSelected: "Not selected",
  fields: {
    name: "Name",
    summary: "Summary",
    spare: "Spare-part group",
  },
  remove: "Delete category",
  removeText: (name) => `Category “${name}” in all its languages.`,
  removeProducts: (total) =>
    `${count.of(total, { one: "product belongs", other: "products belong" })} to this category. What is to happen to ${total === 1 ? "it" : "them"}?`,
  moveTo: "Move to another category",
  moveTarget: "Target category",
  leave: "Leave without a category",
}
