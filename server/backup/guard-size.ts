import { Transform } from "node:stream"
import { ArchiveError } from "./archive-error.ts"

const megabyte = 1_048_576
// Bounds decompression. An entry declares its size, and its name limits it; visitors send bytes and texts that compress
// to almost nothing, so entries count towards the total only. What else an archive unpacks to is held to the ratio.
const unpacked = { total: 1_048_576 * megabyte, free: 64 * megabyte, ratio: 200 }

interface SizeGuard {
  packed: Transform
  unpacked: Transform
  /** Announces the size of an entry, before its content comes. */
  declare: (size: number) => void
}

/** Returns the streams before and after decompression, which fail when an archive unpacks to too much. */
export function guardSize(): SizeGuard {
  let read = 0
  let written = 0
  let declared = 0
  return {
    packed: new Transform({
      transform(chunk: Buffer, _encoding, done) {
        read += chunk.length
        done(null, chunk)
      },
    }),
    unpacked: new Transform({
      transform(chunk: Buffer, _encoding, done) {
        written += chunk.length
        const undeclared = written - declared
        const tooMuch = undeclared > unpacked.free && undeclared > read * unpacked.ratio
        done(tooMuch ? tooLarge() : null, chunk)
      },
    }),
    declare: (size) => {
      declared += size
      if (declared > unpacked.total) throw tooLarge()
    },
  }
}

const tooLarge = () => new ArchiveError("it unpacks to far more than a backup does")
