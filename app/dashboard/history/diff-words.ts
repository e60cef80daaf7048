export interface Piece {
  kind: "same" | "added" | "removed"
  text: string
}

// Texts that differ in more words than this are shown as replaced; searching on would block the screen.
const mostChanges = 1_200

/** The difference of two texts, word by word, after Myers: as few words removed and added as possible. */
export function diffWords(before: string, after: string): Piece[] {
  const old = words(before)
  const now = words(after)
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const pieces: Piece[] = []
  add(pieces, "same", old.slice(0, start))
  for (const piece of diffMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end)))
    add(pieces, piece.kind, [piece.text])
  add(pieces, "same", old.slice(old.length - end))
  return pieces
}

/** Words, white space and single signs. */
const words = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_-]+|[^\s\p{L}\p{N}_-]/gu) ?? []

function add(pieces: Piece[], kind: Piece["kind"], parts: readonly string[]): void {
  if (parts.length === 0) return
  const last = pieces.at(-1)
  if (last?.kind === kind) last.text += parts.join("")
  else pieces.push({ kind, text: parts.join("") })
}

function diffMiddle(old: readonly string[], now: readonly string[]): Piece[] {
  const trace = shortestEdit(old, now)
  if (trace) return walkBack(old, now, trace)
  const replaced: Piece[] = []
  add(replaced, "removed", old)
  add(replaced, "added", now)
  return replaced
}

/** How far each diagonal reaches after 0, 1, 2 … changes; null when there are too many. */
function shortestEdit(old: readonly string[], now: readonly string[]): Int32Array[] | null {
  const most = Math.min(old.length + now.length, mostChanges)
  const reach = new Int32Array(2 * most + 3)
  const trace: Int32Array[] = []
  for (let changes = 0; changes <= most; changes += 1) {
    // Only the diagonals of this round are kept, or long texts would fill the memory.
    trace.push(reach.slice(most + 1 - changes - 1, most + 1 + changes + 2))
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const at = most + 1 + diagonal
      const down = diagonal === -changes || (diagonal !== changes && (reach[at - 1] ?? 0) < (reach[at + 1] ?? 0))
      let x = down ? (reach[at + 1] ?? 0) : (reach[at - 1] ?? 0) + 1
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x += 1
      reach[at] = x
      if (x >= old.length && x - diagonal >= now.length) return trace
    }
  }
  return null
}

function walkBack(old: readonly string[], now: readonly string[], trace: readonly Int32Array[]): Piece[] {
  const steps: Piece[] = []
  let x = old.length
  let y = now.length
  for (let changes = trace.length - 1; changes >= 0; changes -= 1) {
    const reach = (diagonal: number) => trace[changes]?.[diagonal + changes + 1] ?? 0
    const diagonal = x - y
    const down = diagonal === -changes || (diagonal !== changes && reach(diagonal - 1) < reach(diagonal + 1))
    const fromX = changes === 0 ? 0 : reach(down ? diagonal + 1 : diagonal - 1)
    const fromY = changes === 0 ? 0 : fromX - (down ? diagonal + 1 : diagonal - 1)
    while (x > fromX && y > fromY) {
      x -= 1
      y -= 1
      steps.push({ kind: "same", text: old[x] ?? "" })
    }
    if (changes === 0) break
    if (down) steps.push({ kind: "added", text: now[fromY] ?? "" })
    else steps.push({ kind: "removed", text: old[fromX] ?? "" })
    x = fromX
    y = fromY
  }
  return steps.reverse()
}
