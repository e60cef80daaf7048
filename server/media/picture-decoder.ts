import sharp from "sharp"

// Everything is blocked but four formats, and SVG from memory, which draws the human check's pictures in the same process.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadNsgif",
    "VipsForeignLoadWebp",
    "VipsForeignLoadSvgBuffer",
  ],
})
sharp.cache(false)

// oxlint-disable-next-line no-control-regex -- the signature of a PNG has them
const signatures = [/^\xff\xd8\xff/u, /^\x89PNG\r\n\x1a\n/u, /^GIF8[79]a/u, /^RIFF[^]{4}WEBPVP8[ LX]/u]

/** Returns whether the bytes begin as a JPEG, PNG, GIF or WebP file does. An uploaded SVG must not reach the decoder. */
export const isPicture = (upload: Uint8Array): boolean => {
  const head = Buffer.from(upload.subarray(0, 16)).toString("latin1")
  return signatures.some((signature) => signature.test(head))
}

/** Opens an uploaded picture, of one of four formats and with at most so many pixels; nothing is decoded yet. */
export const openPicture = (upload: Uint8Array, limitInputPixels: number) =>
  sharp(upload, { limitInputPixels, failOn: "error", sequentialRead: true })
