/** Returns groups of files that import each other in a cycle (Tarjan's algorithm); each file lists its imports. */
export function importCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  const visit = (file: string): number => {
    const index = order.size
    order.set(file, index)
    let lowest = index
    stack.push(file)
    const targets = graph.get(file) ?? []
    for (const target of targets) {
      if (!order.has(target)) lowest = Math.min(lowest, visit(target))
      else if (stack.includes(target)) lowest = Math.min(lowest, order.get(target) ?? lowest)
    }
    if (lowest === index) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1 || targets.includes(file)) cycles.push(group.sort())
    }
    return lowest
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles
}
