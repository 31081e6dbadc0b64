import { readdirSync } from 'node:fs'
import { floors } from './floors.ts'

type Floors = readonly (readonly string[])[]

export function foldersOf(area: string, root = '.'): string[] {
  const code = readdirSync(`${root}/${area}`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  return [...new Set(code.map((file) => (file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.')))].sort()
}

export function entryOf(folder: string, table: Floors): string | undefined {
  const entries = table.flat()
  if (folder === '.') return entries.find((entry) => entry === '.')
  for (let above = folder; above !== ''; above = above.slice(0, Math.max(0, above.lastIndexOf('/'))))
    if (entries.includes(above)) return above
  return undefined
}

export function mayReach(from: string, to: string, table: Floors): boolean {
  const [own, other] = [entryOf(from, table), entryOf(to, table)]
  if (own === undefined || other === undefined) return false
  const floorOf = (entry: string) => table.findIndex((floor) => floor.includes(entry))
  return own === other || floorOf(other) < floorOf(own)
}

export type Part = { glob: string; above: { regex: string; message: string }[] }

/** Folders come before their subfolders; without floors the area is one part. */
export function partsOf(area: string, folders: readonly string[], table = floors[area]): Part[] {
  if (!table) return [{ glob: `${area}/**/*`, above: [] }]
  const homeless = folders.filter((folder) => entryOf(folder, table) === undefined)
  if (homeless.length > 0)
    throw new Error(`Give these folders of ${area} a floor in scripts/lint/floors.ts: ${homeless.join(', ')}`)
  const depth = (entry: string) => (entry === '.' ? 0 : entry.split('/').length)
  return table
    .flat()
    .toSorted((a, b) => depth(a) - depth(b))
    .map((entry) =>
      partOf(
        area,
        entry,
        folders.filter((folder) => !mayReach(entry, folder, table)),
      ),
    )
}

function partOf(area: string, entry: string, refused: readonly string[]): Part {
  const glob = entry === '.' ? `${area}/*` : `${area}/${entry}/**/*`
  if (refused.length === 0) return { glob, above: [] }
  const starts = refused.map((folder) => (folder === '.' ? '' : `${folder}/`))
  // Files right in the area may write './folder/…', too
  const regex = `^${entry === '.' ? `(#${area}|\\.)` : `#${area}`}/(${starts.join('|')})[^/]+$`
  const message = `${entry === '.' ? area : `${area}/${entry}`} may import lower floors only (scripts/lint/floors.ts): move what both need down, or hand it in.`
  return { glob, above: [{ regex, message }] }
}
