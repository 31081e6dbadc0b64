import { markStatementPaid } from '#app/features/payments/sales/statements.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { auditLog } from '#database/schema/back-office.ts'

/** Once; doing it again changes nothing. @throws AppError notAllowed */
export async function payStatement(
  database: Database,
  viewer: Pick<Viewer, 'userId' | 'role'>,
  statementId: string,
): Promise<void> {
  if (viewer.role !== 'admin') throw new AppError('notAllowed')
  if (!isId(statementId)) throw new AppError('notFound')
  await database.transaction(async (transaction) => {
    if (!(await markStatementPaid(transaction, { statementId, by: viewer.userId }))) return
    await transaction.insert(auditLog).values({
      actorId: viewer.userId,
      action: 'statement.paid',
      entityType: 'payout_statement',
      entityId: statementId,
    })
  })
}
