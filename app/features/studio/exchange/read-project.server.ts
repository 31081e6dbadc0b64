import { jsonTrouble } from '#app/shared/storable.ts'
import type { JsonTrouble } from '#app/shared/storable.ts'
import type { z } from '#app/shared/zod.ts'
import { projectDocumentSchema, projectFormat, projectVersion } from './project-document.schema.ts'
import type { ProjectDocument } from './project-document.schema.ts'
import { documentTree, maxRows } from './project-limits.ts'
import { ProjectRefused } from './project-refusal.ts'
import type { ProjectRefusal } from './project-refusal.ts'
import { upgradeProject } from './upgrade-project.ts'

/**
 * Reads `project.json`: of this version or an older one, which is brought up to date, within its limits before anything looks at it closely, by
 * the schemas of the studio's forms, and with ids that name one thing each.
 * @throws ProjectRefused
 */
export function readProject(data: Buffer): ProjectDocument {
  const stored = parse(data)
  // What a newer version may hold is not for this one to judge: that comes before everything else
  const { format, version } = (stored ?? {}) as { format?: unknown; version?: unknown }
  if (format === projectFormat && typeof version === 'number' && version > projectVersion)
    throw new ProjectRefused('newerVersion')
  const trouble = jsonTrouble(stored, documentTree)
  if (trouble) throw new ProjectRefused(refusals[trouble.why], readablePlace(trouble.place))
  if (format !== projectFormat) throw new ProjectRefused('noProject')
  const value = upgradeProject(stored)
  const read = projectDocumentSchema.safeParse(value)
  if (!read.success) throw refusalOf(read.error, value)
  requireOwnIds(read.data)
  return read.data
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(data))
  } catch (error) {
    throw new ProjectRefused('noProject', {}, error)
  }
}

const refusals = { deep: 'tooDeep', large: 'tooMuchInside', text: 'invalid' } as const satisfies Record<
  JsonTrouble['why'],
  ProjectRefusal
>

/** Where and why the schemas do not take the first thing that they do not take. */
function refusalOf({ issues }: z.ZodError, document: unknown): ProjectRefused {
  const path = issues[0]?.path ?? []
  const found = path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | null | undefined)?.[key],
    document,
  )
  return new ProjectRefused(
    jsonTrouble(found)?.why === 'deep' ? 'tooDeep' : 'invalid',
    readablePlace(path.map(String).join('.')),
  )
}

/** A place no longer than it can be read. */
const readablePlace = (place: string): { place?: string } => (place ? { place: place.slice(0, 100) } : {})

function requireOwnIds({ scenes, puzzles, items, npcs, nodes, media }: ProjectDocument): void {
  const rows = [...scenes, ...scenes.flatMap(({ hotspots }) => hotspots), ...puzzles, ...items, ...npcs, ...nodes]
  if (rows.length > maxRows) throw new ProjectRefused('tooMuchInside')
  const seen = new Set<string>()
  for (const { id } of [...rows, ...media]) {
    if (seen.has(id)) throw new ProjectRefused('invalid', { place: id })
    seen.add(id)
  }
  if (new Set(media.map(({ file }) => file)).size !== media.length)
    throw new ProjectRefused('invalid', { place: 'media' })
}
