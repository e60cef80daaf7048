import { promisify } from "node:util"
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib"

export type Compression = "br" | "zstd" | "gzip"
/** Compression level: for a response sent once, or for a cached one. */
export type Effort = "once" | "kept"

// log2 of the window: 256 KB hold the largest page. Default windows take up to 16 MB per page being compressed.
const windowBits = 18

/** Compresses a page with one of the encodings that browsers accept. */
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
