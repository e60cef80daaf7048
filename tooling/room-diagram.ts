import { roomOf } from "./rooms.ts"

/** Rooms as drawn in the README: those with equal imports share a box. */
const boxes: readonly { id: string; label: string; holds: RegExp }[] = [
  {
    id: "edge",
    label: "main.ts, server/app.ts, server/edge",
    holds: /^(main\.ts|server\/(app|sweep|start-[\w-]+)\.ts|server\/edge\/|app\/(entry\.server|render-))/,
  },
  { id: "pages", label: "app/public, app/islands", holds: /^app\/(public\/|islands\/|[\w.-]+\.tsx?$)/ },
  { id: "dashboard", label: "app/dashboard", holds: /^app\/dashboard\// },
  { id: "features", label: "server/features, server/backup", holds: /^server\/(features|backup)\// },
  { id: "base", label: "server/records, api-kit, auth, db, limits, mail, media, search", holds: /^server\// },
  { id: "look", label: "app/ui, app/i18n", holds: /^app\/(ui|i18n)\// },
  { id: "contract", label: "contract", holds: /^contract\// },
]

/** Returns a Mermaid diagram of allowed imports, from the import table and these repository files. */
export function roomDiagram(files: readonly string[]): string {
  const filesOf = new Map(boxes.map(({ id }) => [id, [] as string[]]))
  for (const file of files) {
    const box = boxes.find(({ holds }) => holds.test(file))
    if (box && !/\.test\.tsx?$/.test(file)) filesOf.get(box.id)?.push(file)
  }
  const mayImport = (from: string, to: string) => {
    const targets = filesOf.get(to) ?? []
    const own = new Set((filesOf.get(from) ?? []).map((file) => roomOf(file)))
    return [...own].some((room) => room?.files.some((pattern) => targets.some((file) => pattern.test(file))))
  }
  const ids = boxes.map(({ id }) => id)
  const edges = ids.flatMap((from) =>
    ids.filter((to) => to !== from && mayImport(from, to)).map((to) => ({ from, to })),
  )
  const has = (from: string, to: string) => edges.some((edge) => edge.from === from && edge.to === to)
  // An arrow that is implied by two others is not drawn.
  const isIndirect = ({ from, to }: { from: string; to: string }) =>
    ids.some((over) => has(from, over) && has(over, to) && !has(to, over) && !has(over, from))
  return [
    "```mermaid",
    "flowchart TD",
    ...boxes.map(({ id, label }) => `  ${id}["${label}"]`),
    ...edges.filter((edge) => !isIndirect(edge)).map(({ from, to }) => `  ${from} --> ${to}`),
    "  dashboard -. REST .-> edge",
    "```",
  ].join("\n")
}
