import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const applications: DashboardTexts["applications"] = {
  tabs: "Incoming",
  tabInquiries: "Requests",
  title: "Applications",
  summary: (applications) =>
    `${count.of(applications, { one: "application", other: "applications" })}, deleted after 6 months`,
  listLabel: "Applications, newest first",
  received: (when) => `received ${when}`,
  wroteIn: { de: "writes German", en: "writes English", ru: "writes Russian" },
  files: (name) => `Files of ${name}`,
  noFiles: "no CV",
  download: (file, size) => `Download ${file}, ${size}`,
  notScanned: "not scanned for viruses",
  downloadFailed: (file) => `${file} could not be downloaded.`,
  remove: (name) => `Delete application of ${name}`,
  removeButton: "Delete application",
  removeText: (name, when, files) =>
    `Application of ${name}, received ${when}, with ${count.of(files, { one: "file", other: "files" })}. It stays in the trash for 30 days at most.`,
  removeFailed: "The application could not be deleted.",
  emptyTitle: "No applications yet",
  emptyText: "What comes by the form of the careers page appears here, with the CV to download.",
  loadFailed: "The applications could not be loaded",
}
