import { globSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes file.br and file.gz beside every text asset, so that the server never compresses one. */
export async function precompress(dir: string): Promise<number> {
  const files = globSync("**/*.{js,css,svg,json}", { cwd: dir })
  await Promise.all(files.map((file) => compress(join(dir, file))))
  return files.length
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await Promise.all([
    brotli(bytes, { params }).then((out) => writeFile(`${file}.br`, out)),
    zip(bytes, { level: 9 }).then((out) => writeFile(`${file}.gz`, out)),
  ])
}
