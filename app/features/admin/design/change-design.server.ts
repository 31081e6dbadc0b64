import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { fitsToken, settingOf, tidyValue } from '#app/ui/token-grammar.ts'
import { auditLog, designSettings } from '#database/schema/back-office.ts'
import type { DesignDeed } from './design.schema.ts'
import { announceDesign } from './design-sheet.server.ts'
import { tokenText } from './token-text.ts'
import { tokenDefaults } from './token-defaults.server.ts'

export type DesignOutcome = 'created' | 'updated' | 'deleted' | 'reset'
export type DesignProblem = 'design_value' | 'design_same' | 'design_taken'

/** Rows exist only for changed values: saving the built-in one deletes the row.
 * @throws AppError notAllowed; invalidInput for anything that is no setting; notFound when it was not changed */
export function changeDesign(
  database: Database,
  viewer: Viewer,
  deed: DesignDeed,
): Promise<{ done: DesignOutcome } | { problem: DesignProblem }> {
  if (viewer.role !== 'admin') throw new AppError('notAllowed')
  return database.transaction(async (transaction) => {
    const outcome = await perform(transaction, viewer, deed)
    if ('done' in outcome) await announceDesign(transaction)
    return outcome
  })
}

async function perform(transaction: Transaction, viewer: Viewer, deed: DesignDeed) {
  if (deed.intent === 'reset') {
    const rows = await transaction.delete(designSettings).returning()
    const settings = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
    await record(transaction, viewer, 'design.reset', null, { settings })
    return { done: 'reset' } as const
  }
  const setting = settingOf(deed.key)
  if (!setting) throw new AppError('invalidInput', { log: 'no design setting' })
  const [present] = await transaction
    .select({ value: designSettings.value })
    .from(designSettings)
    .where(eq(designSettings.key, setting.key))
    .for('update')
  if (deed.intent === 'delete') {
    if (!present) throw new AppError('notFound')
    await remove(transaction, viewer, setting.key, present.value)
    return { done: 'deleted' } as const
  }
  const isAdded = deed.description !== undefined
  if (isAdded && present) return { problem: 'design_taken' } as const
  const value = tidyValue(deed.value)
  if (!fitsToken(setting, value)) return { problem: 'design_value' } as const
  if (value === tokenDefaults[setting.key]) {
    if (!present) return { problem: 'design_same' } as const
    await remove(transaction, viewer, setting.key, present.value)
    return { done: 'updated' } as const
  }
  const inserted = transaction.insert(designSettings).values({
    key: setting.key,
    value,
    category: setting.token.category,
    label: tokenText(setting.token, 'en'),
    description: deed.description ?? '',
  })
  const kept = await (
    isAdded
      ? inserted.onConflictDoNothing()
      : inserted.onConflictDoUpdate({ target: designSettings.key, set: { value } })
  ).returning({ key: designSettings.key })
  if (kept.length === 0) return { problem: 'design_taken' } as const
  await record(transaction, viewer, 'design.changed', setting.key, {
    from: present?.value ?? tokenDefaults[setting.key],
    to: value,
  })
  return { done: present ? 'updated' : 'created' } as const
}

async function remove(transaction: Transaction, viewer: Viewer, key: string, from: string): Promise<void> {
  await transaction.delete(designSettings).where(eq(designSettings.key, key))
  await record(transaction, viewer, 'design.deleted', key, { from })
}

const record = (
  transaction: Transaction,
  { userId }: Viewer,
  action: string,
  entityId: string | null,
  detail: Record<string, unknown>,
) => transaction.insert(auditLog).values({ actorId: userId, action, entityType: 'design', entityId, detail })
