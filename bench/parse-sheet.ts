// Peer of the bench: reads a sheet with the library alone and prints the seconds of processor time.
import { readFileSync } from "node:fs"
import { streamXlsxRows } from "hucre/xlsx"

const before = process.cpuUsage()
let rows = 0
for await (const row of streamXlsxRows(readFileSync(process.argv[2] ?? ""))) rows += row.values.length > 0 ? 1 : 0
const { user, system } = process.cpuUsage(before)
if (rows < 2) throw new Error("The sheet has no rows")
console.log((user + system) / 1e6)
