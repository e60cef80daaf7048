import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const products: DashboardTexts["products"] = {
  title: "Products",
  summary: (products, records) =>
    `${count.of(products, { one: "product", other: "products" })}, ${count.of(records, { one: "record", other: "records" })}`,
  add: "Add product",
  added: (title) => `Product “${title}” added`,
  listLabel: "Products",
  language: "Language of the list",
  categoryFilter: "Category",
  all: "All",
  noCategory: "No category",
  withoutCategory: "Without category",
  addCategory: "Add category",
  searchLabel: "Search products",
  searchHint: "Title, type or model",
  found: (products) => `${count.of(products, { one: "product", other: "products" })} found`,
  orderDisabled: {
    allCategories: () => "Choose a category to put its products in order.",
    search: () => "Clear the search to put the products in order: it shows only some of them.",
    categoryMissing: (language) => `This category does not exist in this language: ${language}.`,
  },
  emptyTitle: "No product",
  emptyText: "Add the first product, in one language or in all.",
  nothingTitle: "Nothing found",
  nothingText: "No product fits this category and this search.",
  showAll: "Show all",
  loadFailed: "The products could not be loaded",
  noImage: "No image",
  power: (megawatts) => `${count.figure(megawatts)} MW`,
  recordLoadFailed: "The product could not be loaded",
  gone: "This product does not exist",
  removedText: "It was deleted, or the address is wrong.",
  toList: "Go to products",
  viewPage: "View page",
  section: "Texts",
  facts: "Facts",
  onceForAll: "once for all languages",
  fields: {
    title: "Title",
    description: "Description",
    category: "Category",
    noCategory: "no category",
    type: "Type",
    model: "Model",
    power: "Power (MW)",
    powerHint: "Leave empty where there is none.",
    powerWrong: "A number from 0 to 10,000, for example 30.2.",
  },
  remove: "Delete product",
  removeText: (title) =>
    `Product “${title}” in all its languages, with its images and properties. It stays in the trash for 30 days.`,
  properties: "Properties",
  addProperty: "Add property",
  editProperty: "Edit property",
  propertyAt: (position) => `Property ${count.figure(position)}`,
  editPropertyAt: (position) => `Edit property ${count.figure(position)}`,
  removeProperty: "Delete property",
  removePropertyAt: (position) => `Delete property ${count.figure(position)}`,
  removePropertyText: (position, text) =>
    text === ""
      ? `Property ${count.figure(position)} with its image.`
      : `Property ${count.figure(position)} with its image: ${text}`,
  moveProperty: (position) => `Move property ${count.figure(position)}`,
  propertyAdded: "Property added",
  noProperty: "No properties",
  noPropertyText: "A property is an image with a description, for example a component or a dimension.",
  noText: "No description yet",
}
