import type { Import } from './read-imports.ts'

type Graph = Map<string, Map<string, Import>>

function graphOf(imports: readonly Import[]): Graph {
  const graph: Graph = new Map()
  for (const found of imports) {
    const { from, to } = found
    if (from === to || from.startsWith(`${to}/`) || to.startsWith(`${from}/`)) continue
    const arrows = graph.get(from) ?? new Map<string, Import>()
    graph.set(from, arrows)
    if (!arrows.has(to)) arrows.set(to, found)
  }
  return graph
}

function circleThrough(start: string, graph: Graph): Import[] | undefined {
  let ways: Import[][] = [...(graph.get(start)?.values() ?? [])].map((arrow) => [arrow])
  const seen = new Set<string>()
  while (ways.length > 0) {
    const next: Import[][] = []
    for (const way of ways) {
      const { to } = way.at(-1)!
      if (to === start) return way
      if (seen.has(to)) continue
      seen.add(to)
      for (const arrow of graph.get(to)?.values() ?? []) next.push([...way, arrow])
    }
    ways = next
  }
  return undefined
}

export function folderCircles(imports: readonly Import[]): Import[][] {
  const graph = graphOf(imports)
  const circles = new Map<string, Import[]>()
  for (const folder of [...graph.keys()].sort()) {
    const circle = circleThrough(folder, graph)
    const name = circle
      ?.map(({ from }) => from)
      .sort()
      .join(' ')
    if (circle && name !== undefined && !circles.has(name)) circles.set(name, circle)
  }
  return [...circles.values()]
}

export const describeCircle = (circle: readonly Import[]): string =>
  [
    [...circle.map(({ from }) => from), circle[0]!.from].join(' -> '),
    ...circle.map(({ file, target }) => `  ${file} imports ${target}`),
  ].join('\n')
