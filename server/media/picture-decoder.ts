import sharp from "sharp"

// What the decoders may open is decided by content: everything is blocked, four formats are let through.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadNsgif", "VipsForeignLoadWebp"],
})
sharp.cache(false)

/** Opens an uploaded picture, of one of four formats and with at most so many pixels; nothing is decoded yet. */
export const openPicture = (upload: Uint8Array, limitInputPixels: number) =>
  sharp(upload, { limitInputPixels, failOn: "error", sequentialRead: true })
