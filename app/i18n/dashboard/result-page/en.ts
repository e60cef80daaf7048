import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const resultPage: DashboardTexts["resultPage"] = {
  section: "Result page",
  hint: "This is how search engines show the page. Empty fields take the automatic text.",
  preview: "Preview of the result page",
  sharedPreview: "Preview of the shared page",
  title: "Title",
  description: "Description",
  pixels: (used, most) => `Title ${count.figure(used)} of ${count.figure(most)} pixels`,
  characters: (used, most) => `Description ${count.figure(used)} of ${count.figure(most)} characters`,
  titleCut: "The title will be cut.",
  descriptionCut: "The description will be cut.",
  noDescription: "Without a description the search engine chooses an extract itself.",
}
