import { sql } from 'drizzle-orm'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'

/** Removes a creator's name, as it was then, from the receipts and notices of their sales still in the outbox. Call it
 * while the sales are still theirs. */
export async function forgetSeller(transaction: Transaction, creatorId: string): Promise<void> {
  for (const locale of locales) {
    const [label, gone] = [m.receipts_seller({}, { locale }), m.receipts_seller_gone({}, { locale })]
    await transaction.execute(sql`
      update outbox_mails o set
        text_body = regexp_replace(o.text_body, ${`^(${label}\u00a0?: ).*$`}, ${`\\1${gone}`}, 'gn'),
        html_body = regexp_replace(o.html_body, ${`(>${label}</td><td[^>]*>)[^<]*`}, ${`\\1${gone}`}, 'g')
      from purchases p
      where p.creator_id = ${creatorId} and o.language = ${locale} and starts_with(o.template, 'purchase_')
        and split_part(o.dedupe_key, ':', 2) = p.id::text`)
  }
}
