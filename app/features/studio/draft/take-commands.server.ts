import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { roleOf } from '#app/features/drafts/draft-access.server.ts'
import { mayCommand } from '#app/features/drafts/draft.policy.ts'
import { assetsAtAddresses } from '#app/features/media/asset.queries.server.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { asAppError } from '#app/platform/handled.server.ts'
import { presentError } from '#app/shared/app-error.ts'
import { adventures } from '#database/schema/adventures.ts'
import { draftCommands } from '#database/schema/draft-commands.ts'
import { singlesOf } from './command.schema.ts'
import type { Command } from './command.schema.ts'
import { editDraft } from './edit-draft.server.ts'
import type { DraftAddress, DraftRoot } from './edit-draft.server.ts'
import { loadRows } from './load-rows.server.ts'
import { recordChanges } from './record-changes.server.ts'
import { filesOfPuzzle } from '#app/features/rows/read-puzzle.ts'
import type { Refusal } from './refusal.ts'
import type { PuzzleRow } from '#app/features/rows/kinds/puzzle.ts'
import { takeAll } from './take.ts'
import type { Logged, MineAsked } from './take.ts'
import type { Taken } from './taken.ts'
import type { Touched } from './work.ts'
import { writeRows } from './write-rows.server.ts'

/** A repeated command gets its first answer. @throws AppError notFound; Refused otherLanguage */
export const takeCommands = (
  database: Queryable,
  member: Member,
  input: DraftAddress & { commands: readonly Logged[] },
): Promise<Taken> =>
  editDraft(database, member, 'read', input, async (tx, root) => {
    const role = await roleOf(tx, member, root)
    const isWithin = (command: Command) => mayCommand(role, singlesOf(command), root)
    const known = await takenBefore(tx, root.id, input.commands)
    const loaded = await loadRows(
      tx,
      root,
      input.commands.flatMap(({ command }) => singlesOf(command)),
    )
    const { touched, done, answer } = await takeAll(loaded, known, input.commands, isWithin, (changed) =>
      foreignFiles(tx, root.id, changed),
    )
    await writeRows(tx, root.id, touched, member.userId)
    const remembered = remember(tx, root.id, done)
    const beside = remembered && tx.$with('remembered').as(remembered.returning({ id: draftCommands.id }))
    const isWritten = await recordChanges(tx, root, { userId: member.userId, touched, beside })
    if (!isWritten) await remembered
    return touched.length > 0 ? answer : { ...answer, ...(await withoutCounting(tx, root)) }
  })

type Known = ReadonlyMap<string, readonly MineAsked[]>

async function takenBefore(tx: Transaction, adventureId: string, commands: readonly Logged[]): Promise<Known> {
  const ids = commands.map(({ id }) => id)
  const found = await tx
    .select({ id: draftCommands.id, asked: draftCommands.asked })
    .from(draftCommands)
    .where(and(inArray(draftCommands.id, ids), eq(draftCommands.adventureId, adventureId)))
  return new Map(found.map(({ id, asked }) => [id, asked as MineAsked[]]))
}

function remember(tx: Transaction, adventureId: string, done: Known) {
  if (done.size === 0) return null
  const values = [...done].map(([id, asked]) => ({ id, adventureId, asked }))
  return tx.insert(draftCommands).values(values).onConflictDoNothing()
}

/** Nothing changed, but `editDraft` has already counted a save. */
async function withoutCounting(
  tx: Transaction,
  root: DraftRoot,
): Promise<Required<Pick<Taken, 'draftRevision' | 'isUncounted'>>> {
  const draftRevision = root.draftRevision - 1
  await tx.update(adventures).set({ draftRevision }).where(eq(adventures.id, root.id))
  return { draftRevision, isUncounted: true }
}

/** The given files that belong to another adventure, which must not be shown. */
export async function foreignFiles(
  tx: Transaction,
  adventureId: string,
  touched: readonly Touched[],
): Promise<Refusal | null> {
  for (const { kind, before, after } of touched) {
    const { type: id, configuration, translations } = (after ?? {}) as PuzzleRow
    const type = kind === 'puzzle' && after ? findPuzzleType(id) : undefined
    if (!type || (before?.configuration === configuration && before?.translations === translations)) continue
    try {
      await assetsAtAddresses(tx, adventureId, filesOfPuzzle(type, configuration as JsonObject, translations))
    } catch (error) {
      const known = asAppError(error)
      if (!known) throw error
      return { reason: 'failed', error: presentError(known) }
    }
  }
  return null
}

/** No editor waits longer than a day for an answer. @returns the number removed */
export async function forgetOldCommands(database: Queryable): Promise<number> {
  const gone = await database
    .delete(draftCommands)
    .where(lt(draftCommands.createdAt, sql`now() - interval '1 day'`))
    .returning({ id: draftCommands.id })
  return gone.length
}
