import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findPuzzleRows } from '#app/features/adventure/draft.queries.server.ts'
import type { PuzzleRow } from '#app/features/adventure/draft.queries.server.ts'
import { assetsAtAddresses, requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { presentPuzzle } from '#app/features/studio/draft.present.ts'
import { editDraft, foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import { InvalidInput } from '#app/features/studio/edit-refusals.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { mergeTranslations } from '#app/features/studio/merge-translations.ts'
import type { UpdatePuzzleInput } from '#app/features/studio/puzzles.schema.ts'
import { translatedFromAfter } from '#app/features/studio/texts/translated-from.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { defined } from '#app/shared/defined.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { currentPuzzle } from './current-puzzle.ts'
import {
  checkTranslatedPuzzle,
  filesOfPuzzle,
  joinTranslations,
  readPuzzle,
  splitOrigins,
  splitTranslations,
  withoutBlankDecoys,
} from './read-puzzle.ts'
import { puzzleColumns, saveSolution, takePuzzle } from './puzzle-rows.server.ts'

/**
 * Saves what changed of a puzzle, its answer included; one version guards both.
 * @throws AppError notFound, invalidInput (a picture or a file of something else); EditConflict; InvalidInput for what the type cannot read
 */
export const updatePuzzle = (
  database: Queryable,
  member: Member,
  input: InDraft<UpdatePuzzleInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takePuzzle(tx, root.id, input.puzzleId, input.version)
    const { changes } = input
    if (changes.imageAssetId) await requireAssetOfAdventure(tx, root.id, changes.imageAssetId)
    const halves = changesHalves(changes) ? readHalves(row, changes, root.primaryLanguage) : null
    if (halves) await assetsAtAddresses(tx, root.id, halves.files)
    const before = presentPuzzle(row)
    const after = { ...before, ...defined(puzzleColumns(changes)), ...halves?.columns, ...halves?.parts }
    const origins = splitOrigins(
      translatedFromAfter('puzzle', before, after, changes.translatedFrom, root.primaryLanguage),
    )
    await tx
      .update(adventurePuzzles)
      .set({ ...puzzleColumns(changes), ...halves?.columns, translatedFrom: origins.open, version: row.version + 1 })
      .where(
        and(
          eq(adventurePuzzles.id, row.id),
          eq(adventurePuzzles.adventureId, root.id),
          eq(adventurePuzzles.version, row.version),
        ),
      )
    if (halves) await saveSolution(tx, row.id, halves.parts.solution, halves.solutionTranslations, origins.secret)
    return { puzzles: [presentPuzzle(foundOne(await findPuzzleRows(tx, root.id, [row.id])))] }
  })

const changesHalves = ({
  configuration,
  solution,
  translations,
  translatedFrom,
}: UpdatePuzzleInput['changes']): boolean =>
  configuration !== undefined || solution !== undefined || translations !== undefined || translatedFrom !== undefined

/** Both halves and their translations after a change, read by the type: what older versions of it stored is brought up to date. */
function readHalves(row: PuzzleRow, changes: UpdatePuzzleInput['changes'], primary: Locale) {
  const type = findPuzzleType(row.type)
  if (!type) throw new InvalidInput({ 'changes.configuration': ['studio_errors_puzzle'] })
  const stored = currentPuzzle(row)
  const halves = readPuzzle(type, {
    configuration: changes.configuration ?? stored.configuration,
    solution: changes.solution ?? stored.solution,
  })
  const { open, secret } = splitTranslations(changes.translations)
  const translations = mergeTranslations(row.translations, open, primary)
  const solutionTranslations = mergeTranslations(row.solutionTranslations ?? {}, secret, primary)
  checkTranslatedPuzzle(type, halves, joinTranslations(translations, solutionTranslations))
  const secrets = withoutBlankDecoys(halves.solution, solutionTranslations)
  return {
    columns: { configuration: halves.configuration, typeVersion: stored.typeVersion, translations },
    solutionTranslations: secrets.translations,
    /** As the editor has them: one tree of translations for both halves. */
    parts: { solution: secrets.solution, translations: joinTranslations(translations, secrets.translations) },
    files: filesOfPuzzle(type, halves.configuration, translations),
  }
}
