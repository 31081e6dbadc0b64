import { and, eq } from 'drizzle-orm'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { isJudgedBy } from '#app/features/adventure/judged.server.ts'
import { draftOf } from '#app/features/studio/draft/tables.server.ts'
import { draftView } from '#app/features/studio/draft/view.ts'
import type { DraftFacts } from '#app/features/studio/draft/view.ts'
import { readLines } from '#app/features/studio/texts/components/text-lines.tsx'
import { TextReader } from '#app/features/studio/texts/text-places.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'

/** Texts and files of a draft that this member of staff judges, in one snapshot. @throws AppError notFound */
export async function readWorkDraft(database: Database, viewerId: string, adventureId: string) {
  if (!isId(adventureId)) throw new AppError('notFound')
  const stored = await database.transaction(
    async (tx) => {
      const [judged] = await tx
        .select({ id: adventures.id })
        .from(adventures)
        .where(and(eq(adventures.id, adventureId), isJudgedBy(viewerId)))
      return judged && (await findStoredDraft(tx, adventureId))
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  if (!stored) throw new AppError('notFound')
  const primary = stored.adventure.primaryLanguage
  const languages = { primary, other: primary === 'en' ? ('fr' as const) : ('en' as const) }
  const draft = draftOf(stored)
  return {
    id: stored.adventure.id,
    title: stored.adventure.title,
    languages,
    places: new TextReader()
      .read(draftView(draft, {} as DraftFacts), [], languages)
      .map(({ kind, name, lines, inside }) => ({
        kind,
        name,
        lines: readLines(lines),
        inside: inside
          .map((part) => ({ name: part.name, lines: readLines(part.lines) }))
          .filter((part) => part.lines.length > 0),
      }))
      .filter(({ lines, inside }) => lines.length > 0 || inside.length > 0),
    files: Object.values(draft.files).map(({ id, url, width }) => ({ id, url, isPicture: width > 0 })),
  }
}

export type WorkDraft = Awaited<ReturnType<typeof readWorkDraft>>
