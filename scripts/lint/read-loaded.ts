import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What Node loads: types are gone by then. */
const imported = /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm

/** The files that Node loads for this one, which is the first, and the packages that they name. */
export function readLoaded(file: string): { files: ReadonlySet<string>; packages: ReadonlySet<string> } {
  const files = new Set([file])
  const packages = new Set<string>()
  for (const name of files) {
    if (!existsSync(name) || !/\.m?[jt]s$/.test(name)) continue
    for (const [, fixed, late] of readFileSync(name, 'utf8').matchAll(imported)) {
      const target = (fixed ?? late)!
      if (target.startsWith('#')) files.add(target.slice(1))
      else if (target.startsWith('.')) files.add(path.join(path.dirname(name), target))
      else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(target)![0])
    }
  }
  return { files, packages }
}
