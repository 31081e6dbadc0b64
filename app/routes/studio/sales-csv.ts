import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { paymentStateText } from '#app/features/payments/components/payment-state.tsx'
import { presentSale } from '#app/features/payments/sales/sale.present.ts'
import type { Sale } from '#app/features/payments/sales/sale.present.ts'
import { readAllSales } from '#app/features/payments/sales/sales.queries.server.ts'
import { accountingDay } from '#app/features/payments/sales/accounting-month.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { csvLines, csvMark } from '#app/shared/csv.ts'
import type { Route } from './+types/sales-csv.ts'

const dollars = (cents: number): number => cents / 100

export const loader = answered(async ({ context }: Route.LoaderArgs) => {
  const { userId } = requireMember(context)
  // The stream is read after this request's language context has ended
  const inLanguage = AsyncLocalStorage.snapshot()
  async function* file() {
    yield inLanguage(() => csvMark + csvLines([heads()], getLocale()))
    for await (const rows of readAllSales(getDatabase(), userId))
      yield inLanguage(() =>
        csvLines(
          rows.map((row) => line(presentSale(row))),
          getLocale(),
        ),
      )
  }
  return new Response(Readable.toWeb(Readable.from(file(), { objectMode: false })) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${m.sales_file_name()}-${accountingDay(new Date())}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
})

const heads = () => [
  m.sales_column_date(),
  m.receipts_adventure(),
  m.shell_language(),
  m.sales_column_quantity(),
  m.sales_column_price(),
  m.sales_column_taken_back(),
  m.sales_column_taken_back_on(),
  m.payment_column_fee(),
  m.sales_column_shared(),
  m.sales_column_own(),
  m.sales_column_currency(),
  m.sales_column_state(),
  m.payment_state_test(),
  m.sales_column_reference(),
]

const line = (sale: Sale) => [
  accountingDay(new Date(sale.paidAt)),
  sale.title,
  sale.language,
  sale.quantity,
  dollars(sale.amountCents),
  dollars(sale.takenBackCents),
  sale.takenBackAt ? accountingDay(new Date(sale.takenBackAt)) : '',
  dollars(sale.feeCents),
  dollars(sale.sharedCents),
  dollars(sale.ownCents),
  sale.currency,
  paymentStateText(sale.status, sale.takenBackCents > 0),
  sale.isTest ? m.payment_state_test() : '',
  sale.id,
]
