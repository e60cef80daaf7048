// FIPS 180-4. In script, because crypto.subtle is absent on plain http and, asked once per guess, slower than this.
const roundConstants = Uint32Array.from(
  [
    "428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3",
    "72be5d74 80deb1fe 9bdc06a7 c19bf174 e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da",
    "983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967 27b70a85 2e1b2138 4d2c6dfc 53380d13",
    "650a7354 766a0abb 81c2c92e 92722c85 a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070",
    "19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 748f82ee 78a5636f 84c87814 8cc70208",
    "90befffa a4506ceb bef9a3f7 c67178f2",
  ]
    .join(" ")
    .split(" ")
    .map((word) => Number.parseInt(word, 16)),
)
const start = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]

/** The eight 32-bit words of the SHA-256 digest. */
export function sha256(message: Uint8Array): Int32Array {
  const padded = pad(message)
  const view = new DataView(padded.buffer)
  const hash = Int32Array.from(start)
  const words = new Int32Array(64)
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let index = 0; index < 16; index++) words[index] = view.getInt32(offset + index * 4)
    mixBlock(hash, words)
  }
  return hash
}

function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setUint32(padded.length - 4, message.length * 8)
  return padded
}

function mixBlock(hash: Int32Array, words: Int32Array): void {
  const at = (index: number) => words[index] ?? 0
  for (let index = 16; index < 64; index++) {
    const [early, late] = [at(index - 15), at(index - 2)]
    const spread = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    words[index] = (at(index - 16) + spread + at(index - 7) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (roundConstants[index] ?? 0) + at(index)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) hash[index] = ((hash[index] ?? 0) + value) | 0
}

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))
