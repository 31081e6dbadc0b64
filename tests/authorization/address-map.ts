import routes from '#app/routes.ts'

type Entry = { path?: string; index?: boolean; children?: Entry[] }

export function patternsOfRoutes(entries: readonly Entry[] = routes as Entry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const full = `${parent}${entry.path ? `/${entry.path}` : ''}`
    return entry.children ? patternsOfRoutes(entry.children, full) : [full || '/']
  })
}
