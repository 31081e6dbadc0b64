import { sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findPuzzleRows } from '#app/features/adventure/draft.queries.server.ts'
import { assetsAtAddresses, requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { countOthers } from '#app/features/studio/count-rows.server.ts'
import { requireRoom } from '#app/features/studio/draft-limits.ts'
import { presentPuzzle } from '#app/features/studio/draft.present.ts'
import { editDraft, foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import { InvalidInput } from '#app/features/studio/edit-refusals.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { mergeTranslations } from '#app/features/studio/merge-translations.ts'
import type { CreatePuzzleInput } from '#app/features/studio/puzzles.schema.ts'
import { linkAgain } from '#app/features/studio/scenes/hotspot-rows.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import {
  checkTranslatedPuzzle,
  filesOfPuzzle,
  joinTranslations,
  readPuzzle,
  splitOrigins,
  splitTranslations,
  withoutBlankDecoys,
} from './read-puzzle.ts'
import { puzzleColumns, saveSolution } from './puzzle-rows.server.ts'

/**
 * Adds a puzzle of a registered type, with the type's defaults for what is not given, or puts back one that was deleted. Its
 * answer goes into a table of its own. Sent again with the same id it changes nothing.
 * @throws AppError notFound (also for an id that is taken elsewhere), tooLarge, invalidInput (a picture or a file of something else);
 * InvalidInput for an unknown type or what the type cannot read
 */
export const createPuzzle = (
  database: Queryable,
  member: Member,
  input: InDraft<CreatePuzzleInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const type = findPuzzleType(input.type)
    if (!type) throw new InvalidInput({ type: ['studio_errors_puzzle'] })
    const id = input.id ?? newId()
    requireRoom('puzzles', await countOthers(tx, adventurePuzzles.adventureId, root.id, id))
    if (input.imageAssetId) await requireAssetOfAdventure(tx, root.id, input.imageAssetId)

    const { open, secret } = splitTranslations(input.translations)
    const translations = mergeTranslations({}, open, root.primaryLanguage)
    const secretTranslations = mergeTranslations({}, secret, root.primaryLanguage)
    const halves = readPuzzle(type, {
      configuration: input.configuration ?? type.defaults.configuration,
      solution: input.solution ?? type.defaults.solution,
    })
    checkTranslatedPuzzle(type, halves, joinTranslations(translations, secretTranslations))
    const secrets = withoutBlankDecoys(halves.solution, secretTranslations)
    await assetsAtAddresses(tx, root.id, filesOfPuzzle(type, halves.configuration, translations))

    // puzzles are listed in the order of creation, also those that one transaction creates
    const [created] = await tx
      .insert(adventurePuzzles)
      .values({
        ...puzzleColumns(input),
        timeLimit: input.timeLimit === undefined ? type.timeLimit : input.timeLimit,
        id,
        adventureId: root.id,
        createdAt: sql`clock_timestamp()`,
        name: input.name,
        type: type.id,
        typeVersion: type.version,
        configuration: halves.configuration,
        translations,
      })
      .onConflictDoNothing({ target: adventurePuzzles.id })
      .returning({ id: adventurePuzzles.id })
    if (created)
      await saveSolution(tx, id, secrets.solution, secrets.translations, splitOrigins(input.translatedFrom).secret)
    const puzzle = presentPuzzle(foundOne(await findPuzzleRows(tx, root.id, [id])))
    return {
      puzzles: [puzzle],
      hotspots: await linkAgain(tx, root.id, { type: 'puzzle', id, isNew: Boolean(created) }, input.leading ?? []),
    }
  })
