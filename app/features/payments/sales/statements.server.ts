import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { accountingZone, entrySums, ledgerEntries } from '#app/features/payments/ledger/entries.server.ts'
import type { EntrySums } from '#app/features/payments/ledger/entries.server.ts'
import type { Database, Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { pageOf } from '#app/shared/list-page.ts'
import { users } from '#database/schema/accounts.ts'
import { payoutStatements } from '#database/schema/payments.ts'
import { accountingMonth, monthAfter } from './accounting-month.ts'

/** Makes the statements of all past months. Each is the ledger up to the month's end, minus earlier statements: late
 * news goes onto the next one, and nothing is counted twice or lost.
 * @returns how many were made */
export const makeStatements = (database: Database, now = new Date()): Promise<number> =>
  database.transaction(async (transaction) => {
    await transaction.execute(lockStatements)
    let made = 0
    for (let month = await firstMonth(transaction); month && month < accountingMonth(now); month = monthAfter(month))
      made += await stateUntil(transaction, month)
    return made
  })

/** Before an account is erased: its creator's last statement, with everything not yet stated. Sales since the previous
 * one are from one month at most, because statements are made every day. */
export async function makeLastStatement(transaction: Transaction, creatorId: string, now = new Date()): Promise<void> {
  await transaction.execute(lockStatements)
  await stateUntil(transaction, accountingMonth(now), creatorId)
}

const lockStatements = sql`select pg_advisory_xact_lock(hashtextextended('payout statements', 0))`

/** After the last month with statements, or else that of the first payment; null without payments. */
async function firstMonth(transaction: Transaction): Promise<string | null> {
  const { rows } = await transaction.execute<{ month: string | null }>(sql`
    select to_char(coalesce(
      (select max(month) + interval '1 month' from payout_statements where not is_last),
      (select min(at) at time zone ${accountingZone} from ${ledgerEntries})), 'YYYY-MM') as month`)
  return rows[0]?.month ?? null
}

/** Up to the end of a month. @param last the one creator to be stated, for the last time */
async function stateUntil(transaction: Transaction, month: string, last: string | null = null): Promise<number> {
  const { rows } = await transaction.execute<EntrySums & { creatorId: string }>(sql`
    select creator_id as "creatorId", ${entrySums}
    from (
      select ${entryColumns} from ${ledgerEntries}
      where at < ${`${monthAfter(month)}-01`}::timestamp at time zone ${accountingZone}
      union all ${stated(sql`true`)}
    ) as unstated
    where creator_id is not null and (${last}::uuid is null or creator_id = ${last}::uuid) group by creator_id`)
  const due = rows.filter(
    (row) => row.salesCents || row.takenBackCents || row.feeCents || row.transferredCents || row.sharedCents,
  )
  if (due.length === 0) return 0
  await transaction.insert(payoutStatements).values(
    due.map(({ payments, takenBackCents, ...sums }) => ({
      ...sums,
      month: `${month}-01`,
      purchaseCount: payments,
      refundedCents: takenBackCents,
      payoutCents: payoutOf({ takenBackCents, ...sums }),
      isLast: last !== null,
      // All of it went to the creator's account at Stripe
      paidAt: payoutOf({ takenBackCents, ...sums }) === 0 ? new Date() : null,
    })),
  )
  return due.length
}

type PayoutSums = Pick<EntrySums, 'salesCents' | 'takenBackCents' | 'feeCents' | 'transferredCents' | 'sharedCents'>

/** What is still owed to a creator. */
export const payoutOf = ({ salesCents, takenBackCents, feeCents, transferredCents, sharedCents }: PayoutSums): number =>
  salesCents - takenBackCents - feeCents - transferredCents - sharedCents

const entryColumns = sql`creator_id, at, payments, sales, taken_back, fee, tax, gst, qst, transferred, shared`

/** What is on statements, as entries to be subtracted. */
const stated = (where: ReturnType<typeof sql>) => sql`
  select creator_id, null, -purchase_count, -sales_cents, -refunded_cents, -fee_cents, -tax_cents, -gst_cents,
    -qst_cents, -transferred_cents, -shared_cents
  from payout_statements where ${where}`

/** What of a creator's is on no statement yet. */
export async function sumUnstated(database: Queryable, creatorId: string): Promise<EntrySums> {
  const { rows } = await database.execute<EntrySums>(sql`
    select ${entrySums} from (
      select ${entryColumns} from ${ledgerEntries} where creator_id = ${creatorId}
      union all ${stated(sql`creator_id = ${creatorId}`)}
    ) as unstated`)
  return rows[0]!
}

const columns = {
  id: payoutStatements.id,
  month: sql<string>`to_char(${payoutStatements.month}, 'YYYY-MM')`,
  purchaseCount: payoutStatements.purchaseCount,
  salesCents: payoutStatements.salesCents,
  takenBackCents: payoutStatements.refundedCents,
  feeCents: payoutStatements.feeCents,
  transferredCents: payoutStatements.transferredCents,
  sharedCents: payoutStatements.sharedCents,
  taxCents: payoutStatements.taxCents,
  gstCents: payoutStatements.gstCents,
  qstCents: payoutStatements.qstCents,
  payoutCents: payoutStatements.payoutCents,
  paidAt: payoutStatements.paidAt,
}

export type Statement = Awaited<ReturnType<typeof listStatementsOf>>[number]

/** Newest first. */
export const listStatementsOf = (database: Queryable, creatorId: string) =>
  database
    .select(columns)
    .from(payoutStatements)
    .where(eq(payoutStatements.creatorId, creatorId))
    .orderBy(desc(payoutStatements.month))

const linesOf = (database: Queryable) =>
  database
    .select({ ...columns, isLast: payoutStatements.isLast, creator: users.name, creatorEmail: users.email })
    .from(payoutStatements)
    .leftJoin(users, eq(users.id, payoutStatements.creatorId))
    .$dynamic()

type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** `openCents`: the total waiting on all of its creator's statements. */
export type UnpaidStatement = Line & { openCents: number }

const statementsPerPage = 25

/** For administrators: unpaid ones first, then the newest. */
export async function listStatements(database: Queryable, asked: number) {
  const total = await database.$count(payoutStatements)
  const { page, pages, offset } = pageOf(asked, total, statementsPerPage)
  const statements = await linesOf(database)
    .orderBy(sql`${payoutStatements.paidAt} is not null`, desc(payoutStatements.month), desc(payoutStatements.id))
    .limit(statementsPerPage)
    .offset(offset)
  return { total, page, pages, statements }
}

/** For administrators: an unpaid statement. */
export async function findUnpaidStatement(database: Queryable, statementId: string): Promise<UnpaidStatement | null> {
  const [statement] = await linesOf(database).where(
    and(eq(payoutStatements.id, statementId), isNull(payoutStatements.paidAt)),
  )
  if (!statement) return null
  const [open] = await database
    .select({ cents: sql<number | null>`sum(${payoutStatements.payoutCents})::int` })
    .from(payoutStatements)
    .where(and(eq(payoutStatements.creatorId, creatorOf(statementId)), isNull(payoutStatements.paidAt)))
  // Statements of erased creators have nothing in common any more
  return { ...statement, openCents: open?.cents ?? statement.payoutCents }
}

const creatorOf = (statementId: string) =>
  sql`(select s.creator_id from payout_statements s where s.id = ${statementId})`

/** @returns whether it was unpaid until now */
export async function markStatementPaid(
  transaction: Queryable,
  { statementId, by }: { statementId: string; by: string },
  now = new Date(),
): Promise<boolean> {
  const marked = await transaction
    .update(payoutStatements)
    .set({ paidAt: now, paidBy: by })
    .where(and(eq(payoutStatements.id, statementId), isNull(payoutStatements.paidAt)))
    .returning({ id: payoutStatements.id })
  return marked.length > 0
}
