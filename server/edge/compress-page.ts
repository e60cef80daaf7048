import { promisify } from "node:util"
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib"

export type Compression = "br" | "zstd" | "gzip"
/** How hard to try: for a response that is sent once, or for one that is kept and sent often. */
export type Effort = "once" | "kept"

// As a power of two: 256 KB hold the largest page. The usual windows take up to 16 MB of memory for each page that is being compressed.
const windowBits = 18

/** The bytes of a page in one of the encodings that browsers take. */
export const compressPage: Record<Compression, (body: Buffer, effort: Effort) => Promise<Buffer<ArrayBuffer>>> = {
  br: (body, effort) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === "once" ? 4 : 7,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body, effort) =>
    promisify(zstdCompress)(body, {
      params: {
        [constants.ZSTD_c_compressionLevel]: effort === "once" ? 3 : 12,
        [constants.ZSTD_c_windowLog]: windowBits,
      },
      pledgedSrcSize: body.length,
    }),
  gzip: (body, effort) => promisify(gzip)(body, { level: effort === "once" ? 3 : 8 }),
}
