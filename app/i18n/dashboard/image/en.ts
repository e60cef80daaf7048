import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const images: DashboardTexts["images"] = {
  title: "Images",
  first: "title image",
  one: "Image",
  addOne: "Choose an image",
  replace: "Replace the image",
  replaceOne: "Replace…",
  replaceAt: (position) => `Replace image ${count.figure(position)}`,
  chooseStored: "Choose a stored image…",
  chooseTitle: "Choose a stored image",
  uploadInstead: "Upload a file instead",
  useStored: "Use this image",
  current: "current image",
  gone: "will be removed on saving",
  fresh: "comes with saving",
  takeBack: "Do not use the new image",
  keep: "Keep the image",
  add: "Add images",
  addHow: "Click or drag and drop.",
  hint: "PNG, JPG, GIF up to 10MB",
  move: (position) => `Move image ${count.figure(position)}`,
  moveHow: "Move with the arrow keys, drag with the mouse, or press for buttons.",
  toTop: "To the top",
  earlier: "Earlier",
  later: "Later",
  moved: (position, total) => `Now at position ${count.figure(position)} of ${count.figure(total)}`,
  remove: (position) => `Delete image ${count.figure(position)}`,
  removeButton: "Delete image",
  removeText: (position, alt) =>
    alt === ""
      ? `Image ${count.figure(position)}. It stays on the site until you save, and lies in the trash then.`
      : `Image ${count.figure(position)}: ${alt}. It stays on the site until you save, and lies in the trash then.`,
  alt: (language, position) => `Alt text ${language}, image ${count.figure(position)}`,
  altLabel: "Alt text",
  altOne: (language) => `Alt text ${language}`,
  altLost: "The alt text could not be saved. Open the entry and type it again.",
  altAdvice:
    "The alt text says in one short sentence what can be seen, such as “Compressor rotor on the balancing machine”: for everyone who cannot see the image, and for search engines.",
  altMissing: "Alt text missing",
  framing: "Crop and decoration",
  framingAt: (position) => `Crop and decoration: image ${count.figure(position)}`,
  uploading: (share) => `${count.figure(Math.round(share * 100))} % uploaded`,
  working: "Checking and resizing…",
  waiting: "Waiting",
  uploadFailed: (name) => `${name} was not accepted`,
  notSent: (name) => `${name} was not uploaded`,
  tooLarge: "Larger than 10 MB.",
  wrongType: "Not an image of type PNG, JPG or GIF.",
  uploaded: (files) => `${count.of(files, { one: "image", other: "images" })} added`,
  drop: "Do not upload",
  takeAway: (name) => `Remove ${name}`,
  chosen: (files) => count.of(files, { one: "image chosen", other: "images chosen" }),
  uploads: "Uploads",
}
