import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const categories: DashboardTexts["categories"] = {
  title: "Categories",
  summary: (families, records) =>
    `${count.of(families, { one: "category", other: "categories" })}, ${count.of(records, { one: "record", other: "records" })}`,
  add: "Add category",
  addShort: "Create",
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
  editOne: (name, language) => `Edit “${name}” (${language})`,
  removeOne: (name, language) => `Delete “${name}” (${language})`,
  createIn: (language, name) => `Create ${language} for “${name}”`,
  translateText:
    "The category is made with the texts of the other record. Visitors do not see it until somebody publishes it.",
  choose: "Category",
  chooseHint: "Please choose",
  notSelected: "Not selected",
  fields: {
    name: "Name",
    lang: "Language",
    summary: "Summary",
    spare: "Spare-part group",
    translationOf: "Translation of",
    standsAlone: "no other record",
  },
  remove: "Delete category",
  removeText: (name, language) => `Category “${name}” (${language}).`,
  removeProducts: (total) =>
    `${count.of(total, { one: "product belongs", other: "products belong" })} to this category. What is to happen to ${total === 1 ? "it" : "them"}?`,
  moveTo: "Move to another category",
  moveTarget: "Target category",
  leave: "Leave without a category",
}
