/** Object identifiers of content types, DER: RFC 5652, 5.1. */
const signedData = "2a864886f70d010702"
const maxDepth = 30

interface Element {
  tag: number
  content: Buffer
  next: number
}

/** Returns the mail inside an opaque S/MIME signature, "encrypted" for one that is enciphered, null for neither. */
export function signedContent(bytes: Buffer): Buffer | "encrypted" | null {
  try {
    const [type, wrapped] = children(elementAt(bytes, 0))
    if (!type || !wrapped || type.tag !== 6) return null
    if (type.content.toString("hex") !== signedData) return "encrypted"
    const [inner] = children(wrapped)
    // Version, digest algorithms, then what is signed.
    const encapsulated = inner && children(inner)[2]
    const content = encapsulated && children(encapsulated)[1]
    const octets = content && children(content)[0]
    return octets ? joined(octets, 0) : null
  } catch {
    return null
  }
}

/** A long string comes in pieces: X.690, 8.7.3. */
const joined = ({ tag, content, next }: Element, depth: number): Buffer =>
  (tag & 0x20) === 0 || depth > maxDepth
    ? content
    : Buffer.concat(children({ tag, content, next }).map((piece) => joined(piece, depth + 1)))

function children({ content }: Element): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < content.length; ) {
    const element = elementAt(content, at)
    if (element.tag === 0) break
    elements.push(element)
    at = element.next
  }
  return elements
}

/** Reads one element, of definite or indefinite length: X.690, 8.1.3. Throws where the bytes end before it does. */
function elementAt(bytes: Buffer, at: number, depth = 0): Element {
  const tag = bytes.readUInt8(at)
  const first = bytes.readUInt8(at + 1)
  if (first === 0x80) {
    if (depth > maxDepth) throw new RangeError("nested too deep")
    const start = at + 2
    let end = start
    while (bytes.readUInt16BE(end) !== 0) end = elementAt(bytes, end, depth + 1).next
    return { tag, content: bytes.subarray(start, end), next: end + 2 }
  }
  const size = first < 0x80 ? 0 : first & 0x7f
  const length = size === 0 ? first : bytes.readUIntBE(at + 2, size)
  const start = at + 2 + size
  if (start + length > bytes.length) throw new RangeError("cut")
  return { tag, content: bytes.subarray(start, start + length), next: start + length }
}
