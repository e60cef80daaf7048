import { promisify } from "node:util"
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from "node:zlib"

export type Compression = "br" | "zstd" | "gzip"

// log2 of the window: 256 KB hold the largest page. Default windows take up to 16 MB per page being compressed.
const windowBits = 18

const options = {
  br: (quality: number, size: number) => ({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  }),
  zstd: (level: number, size: number) => ({
    params: { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_windowLog]: windowBits },
    pledgedSrcSize: size,
  }),
}

type Compressed = Buffer<ArrayBuffer>

/** Compresses a page that is sent once: half a millisecond, which handing it to another thread would double. */
export const compressOnce: Record<Compression, (body: Buffer) => Compressed> = {
  br: (body) => brotliCompressSync(body, options.br(3, body.length)),
  zstd: (body) => zstdCompressSync(body, options.zstd(3, body.length)),
  gzip: (body) => gzipSync(body, { level: 3 }),
}

/** Compresses a page that is kept in memory, and sent often. */
export const compressKept: Record<Compression, (body: Buffer) => Promise<Compressed>> = {
  br: (body) => promisify(brotliCompress)(body, options.br(7, body.length)),
  zstd: (body) => promisify(zstdCompress)(body, options.zstd(12, body.length)),
  gzip: (body) => promisify(gzip)(body, { level: 8 }),
}
