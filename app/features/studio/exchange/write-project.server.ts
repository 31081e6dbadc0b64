import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { categories } from '#app/features/rows/catalogue.ts'
import { assetUrl, presentAsset } from '#app/features/media/asset.present.ts'
import type { StoredFiles } from '#app/features/media/copy-assets.server.ts'
import { perform } from '#app/features/studio/draft/apply-command.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Single } from '#app/features/studio/draft/command.schema.ts'
import { noRows } from '#app/features/studio/draft/draft.ts'
import { newSingles } from '#app/features/studio/draft/new-singles.ts'
import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import { withoutGone } from '#app/features/rows/document.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { rowOf } from '#app/features/studio/draft/tables.server.ts'
import { foreignFiles } from '#app/features/studio/draft/take-commands.server.ts'
import { Work } from '#app/features/studio/draft/work.ts'
import { writeRows } from '#app/features/studio/draft/write-rows.server.ts'
import { copiedTitles } from './copy-title.ts'
import { insertProject } from './insert-project.server.ts'
import { ownTitles } from './own-titles.server.ts'
import { replaceIds } from './replace-ids.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { currentProjectPuzzle } from './current-project-puzzle.ts'
import { mediaLink } from './media-link.ts'
import type { ProjectDocument, ProjectMedia } from './project-document.schema.ts'
import { ProjectRefused } from './project-refusal.ts'
import { rowsIn } from './project-rows.ts'
import type { ProjectRow } from './project-rows.ts'

/** Uses the editor's commands, so that their rules apply. @throws ProjectRefused; AppError notSignedIn */
export async function writeProject(
  tx: Transaction,
  member: Member,
  document: ProjectDocument,
  files: StoredFiles<ProjectMedia>,
): Promise<{ id: string }> {
  const own = withNewIds(document, files)
  const { kind, primaryLanguage, ...listing } = withUnusedTitles(own.adventure, await ownTitles(tx, member))
  const { title } = listing
  const category = categories[kind][0]
  const root = await insertProject(tx, member.userId, {
    kind,
    primaryLanguage,
    title,
    category,
    languages: [primaryLanguage],
  })
  await files.adopt(tx, root.id)
  const work = new Work({
    rows: { ...noRows, details: [rowOf('details', root)] },
    files: Object.fromEntries(files.made.map(({ row }) => [row.id, presentAsset(row)])),
  })
  const take = (place: string, command: Single) => {
    const done = perform(work, command, { force: true })
    if ('refusal' in done) throw refusedAt(place, done.refusal)
  }
  for (const { kind: of, after } of newSingles(kind)) work.put(of, after!)
  const rows = placed(rowsIn({ ...own, puzzles: own.puzzles.map(currentProjectPuzzle) }))
  const there = new Set(rows.map((row) => `${row.kind} ${row.id}`))
  const isThere = (of: KindName, id: unknown) => there.has(`${of} ${String(id)}`)
  const details = withoutGone(kindOf('details'), listing, isThere)
  take('adventure', { op: 'change', kind: 'details', id: root.id, fields: details, was: {} })
  for (const { place, fields, ...row } of rows) {
    const { typeVersion: _today, ...stored } = fields
    const given = withoutGone(kindOf(row.kind), stored, isThere)
    const [single] = kindOf(row.kind).single ? work.list(row.kind) : []
    if (single) {
      take(place, { op: 'change', kind: row.kind, id: single.id, fields: given, was: {} })
      continue
    }
    take(place, { op: 'create', ...row, fields: given })
    const after = work.get(row.kind, row.id)!
    const refusal = await foreignFiles(tx, root.id, [{ kind: row.kind, id: row.id, before: null, after }])
    if (refusal) throw refusedAt(place, refusal)
  }
  await writeRows(tx, root.id, work.touched())
  return { id: root.id }
}

function withNewIds(document: ProjectDocument, files: StoredFiles<ProjectMedia>): ProjectDocument {
  const ids = new Map(rowsIn(document).map(({ id }) => [id, newId()]))
  for (const { source, row } of files.made) ids.set(source.id, row.id).set(mediaLink(source.id), assetUrl(row))
  return replaceIds(document, ids)
}

type Listing = ProjectDocument['adventure']

const withUnusedTitles = (listing: Listing, taken: ReadonlySet<string>): Listing =>
  taken.has(listing.title)
    ? {
        ...listing,
        ...copiedTitles({ ...listing, translations: listing.translations ?? {} }, listing.primaryLanguage, taken),
      }
    : listing

/** Siblings get distinct places in document order, except hotspots, which keep their own. */
function placed(rows: readonly ProjectRow[]): ProjectRow[] {
  const next = new Map<string, number>()
  const placeOf = ({ fields }: ProjectRow) => (fields as { displayOrder?: number }).displayOrder ?? 0
  // Link targets and parents come first, as the kinds are listed
  const inOrder = rows.toSorted(
    (a, b) =>
      kindNames.indexOf(a.kind) - kindNames.indexOf(b.kind) || (a.kind === 'hotspot' ? placeOf(a) - placeOf(b) : 0),
  )
  return inOrder.map((row) => {
    const { place } = kindOf(row.kind)
    if (!place) return row
    const list = `${row.kind} ${row.parent}`
    const at = Math.max(next.get(list) ?? 0, row.kind === 'hotspot' ? placeOf(row) : 0)
    next.set(list, at + 1)
    return { ...row, fields: { ...row.fields, [place]: at } satisfies Changes }
  })
}

function refusedAt(place: string, refusal: Refusal): ProjectRefused {
  if (refusal.reason === 'failed' && refusal.error.code === 'tooLarge')
    return new ProjectRefused('tooMuchInside', { place })
  const [field] = refusal.reason === 'invalid' ? Object.keys(refusal.fields) : []
  return new ProjectRefused('invalid', { place: field ? `${place}.${field}` : place })
}
