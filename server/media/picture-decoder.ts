import sharp from "sharp"

// Blocks every loader but four formats, and SVG from memory, which renders the human check in the same process.
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

/**
 * Returns whether the bytes begin with the signature of a JPEG, PNG, GIF or WebP file. An uploaded SVG must not reach
 * the decoder.
 */
export const isPicture = (upload: Uint8Array): boolean => {
  const head = Buffer.from(upload.subarray(0, 16)).toString("latin1")
  return signatures.some((signature) => signature.test(head))
}

/** Opens an uploaded picture of one of four formats and limited pixels; decodes nothing yet. */
export const openPicture = (upload: Uint8Array, limitInputPixels: number) =>
  sharp(upload, { limitInputPixels, failOn: "error", sequentialRead: true })
