import type { TextArea } from "./texts.tsx"

/** Folder of each dictionary area; the frame's texts are one file, `frame.<language>.ts`. */
export const folderOfTexts: Record<TextArea, string> = {
  layout: "frame",
  errors: "frame",
  home: "home",
  service: "service",
  partList: "part-list",
  part: "part",
  partRequest: "part-request",
  form: "form",
  requestList: "request-list",
  sent: "sent",
  human: "human-check",
  careers: "careers",
  files: "files",
  paste: "paste",
  contact: "contact",
  search: "search",
  company: "company",
  pages: "pages",
  privatePage: "private-page",
}
