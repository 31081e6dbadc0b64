import { jsonTrouble } from '#app/shared/storable.ts'
import type { JsonTrouble } from '#app/shared/storable.ts'
import type { z } from '#app/shared/zod.ts'
import { projectDocumentSchema, projectFormat, projectVersion } from './project-document.schema.ts'
import type { ProjectDocument } from './project-document.schema.ts'
import { documentTree, maxRows } from './project-limits.ts'
import { ProjectRefused } from './project-refusal.ts'
import type { ProjectRefusal } from './project-refusal.ts'
import { rowsIn } from './project-rows.ts'
import { upgradeProject } from './upgrade-project.ts'

/** Checks size and depth before the schemas run. @throws ProjectRefused */
export function readProject(data: Uint8Array): ProjectDocument {
  const stored = parse(data)
  // The version is checked first: a newer document may contain anything.
  const { format, version } = (stored ?? {}) as { format?: unknown; version?: unknown }
  if (format === projectFormat && typeof version === 'number' && version > projectVersion)
    throw new ProjectRefused('newerVersion')
  const trouble = jsonTrouble(stored, documentTree)
  if (trouble) throw new ProjectRefused(refusals[trouble.why], readablePlace(trouble.place))
  if (format !== projectFormat) throw new ProjectRefused('noProject')
  const value = upgradeProject(stored)
  const read = projectDocumentSchema.safeParse(value)
  if (!read.success) throw refusalOf(read.error, value)
  const document = read.data as ProjectDocument
  requireOwnIds(document)
  return document
}

function parse(data: Uint8Array): unknown {
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

const readablePlace = (place: string): { place?: string } => (place ? { place: place.slice(0, 100) } : {})

function requireOwnIds(document: ProjectDocument): void {
  const { media } = document
  const rows = rowsIn(document)
  if (rows.length > maxRows) throw new ProjectRefused('tooMuchInside')
  const seen = new Set<string>()
  for (const { id } of [...rows, ...media]) {
    if (seen.has(id)) throw new ProjectRefused('invalid', { place: id })
    seen.add(id)
  }
  if (new Set(media.map(({ file }) => file)).size !== media.length)
    throw new ProjectRefused('invalid', { place: 'media' })
}
