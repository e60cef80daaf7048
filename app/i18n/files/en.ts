import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"
import { once } from "../once.ts"

const count = countIn("en")
const list = once(() => new Intl.ListFormat("en"))

export const files: PublicTexts["files"] = {
  photos: "Photos or drawings",
  photoFormats: "JPG, PNG, WebP, HEIC or PDF",
  optional: "optional",
  hint: (most, megabytes, formats) =>
    `At most ${count.of(most, { one: "file", other: "files" })}, up to ${count.figure(megabytes)} MB each: ${formats}.`,
  choose: "Choose files",
  chooseAgain: "Please choose the files again as well: the browser does not keep them.",
  drop: "or drag them here",
  chosen: "Chosen files",
  added: (names) => `Added: ${list().format(names)}`,
  remove: (name) => `Remove ${name}`,
  removed: (name) => `${name} removed`,
  notPhoto: (name) => `${name}: this is neither a picture nor a PDF. Please choose another file.`,
  refused: {
    too_large: (name, megabytes) =>
      `${name}: the file is larger than ${count.figure(megabytes)} MB. Please make it smaller.`,
    empty: (name) => `${name}: the file is empty.`,
    too_many_files: (name, most) =>
      `${name}: there is room for ${count.of(most, { one: "file", other: "files" })} only. Remove another one first.`,
  },
  shrunkFrom: (size) => `reduced from ${size}`,
  sendOriginals: "Send the originals",
  follow: {
    title: "Photos of the request",
    states: { waiting: "waiting", sent: "sent", left_out: "not accepted today", refused: "not accepted" },
    away: "No connection. The request has arrived; the photos follow by themselves while this page is open.",
  },
  progress: "Upload progress",
  uploading: (percent) => `${count.figure(percent)}% uploaded`,
  stop: "Cancel",
  stopped: "Upload cancelled. Nothing you entered is lost.",
}
