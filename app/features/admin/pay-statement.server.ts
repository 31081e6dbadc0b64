import { requireFresh } from '#app/features/account/require-fresh.server.ts'
import type { FreshProblem } from '#app/features/account/require-fresh.server.ts'
import type { Origin } from '#app/features/account/signed-in.ts'
import { markStatementPaid } from '#app/features/payments/sales/statements.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { auditLog } from '#database/schema/back-office.ts'

/** Marks it once; repeating it changes nothing. @throws AppError notAllowed, notFound, slowDown */
export async function payStatement(
  viewer: Viewer,
  { statementId, password }: { statementId: string; password?: string | undefined },
  origin: Origin,
): Promise<FreshProblem | null> {
  if (viewer.role !== 'admin') throw new AppError('notAllowed')
  if (!isId(statementId)) throw new AppError('notFound')
  const problem = await requireFresh(viewer, password, origin)
  if (problem) return problem
  await getDatabase().transaction(async (transaction) => {
    if (!(await markStatementPaid(transaction, { statementId, by: viewer.userId }))) return
    await transaction.insert(auditLog).values({
      actorId: viewer.userId,
      action: 'statement.paid',
      entityType: 'payout_statement',
      entityId: statementId,
    })
  })
  return null
}
