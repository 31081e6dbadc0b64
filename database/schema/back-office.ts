import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { createdAt, editable, id, moment } from './columns.ts'

/** Values of the design tokens that an admin changed; `key` is the name of a CSS custom property. */
export const designSettings = pgTable(
  'design_settings',
  {
    id: id(),
    key: text().notNull().unique(),
    value: text().notNull(),
    category: text({ enum: ['color', 'gradient', 'shadow', 'font', 'other'] }).notNull(),
    label: text().notNull(),
    description: text().notNull().default(''),
    ...editable(),
  },
  (t) => [
    check('design_settings_category', sql`${t.category} in ('color', 'gradient', 'shadow', 'font', 'other')`),
    check('design_settings_key', sql`${t.key} ~ '^--[a-z][a-z0-9-]{0,60}$'`),
  ],
)

export const messageStates = ['open', 'answered', 'closed'] as const

/** What visitors wrote through the contact form: stored first, mailed after; with the one answer from the inbox. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    status: text({ enum: messageStates }).notNull().default('open'),
    answer: text().notNull().default(''),
    answeredAt: moment(),
    answeredBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('contact_messages_created_index').on(t.createdAt.desc()),
    check(
      'contact_messages_lengths',
      sql`length(${t.firstName}) <= 100 and length(${t.lastName}) <= 100 and length(${t.email}) <= 255 and length(${t.message}) <= 2000 and length(${t.answer}) <= 5000`,
    ),
    check('contact_messages_status', sql`${t.status} in ('open', 'answered', 'closed')`),
  ],
)

/** A process claims a mail (`sending`, `claimedAt`) before it sends, so that two never send the same. Texts with a link
 * that opens something (`sealedBody`) are encrypted, and erased once the mail is sent or has expired. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    /** Whose account the mail is about, so that it goes with the account; none for what visitors write. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    toAddress: text().notNull(),
    replyTo: text(),
    template: text().notNull(),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text().notNull(),
    /** Text and HTML, encrypted with AES-256-GCM; null where they are in the clear, and once they are erased. */
    sealedBody: text(),
    /** The path of ours that takes the one-click POST of RFC 8058. */
    unsubscribePath: text(),
    dedupeKey: text().unique('outbox_mails_dedupe_key'),
    status: text({ enum: ['waiting', 'sending', 'sent', 'failed', 'expired'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    claimedAt: moment(),
    /** What is not sent by then is not sent any more: its link would not work, or its news would be old. */
    expiresAt: moment().notNull(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_mails_status_index').on(t.status, t.createdAt),
    index('outbox_mails_created_index').on(t.createdAt, t.id),
    index('outbox_mails_user_id_index').on(t.userId),
    // What holds a link and may have expired is looked for every minute: a few rows of the many that are kept
    index('outbox_mails_sealed_index')
      .on(t.expiresAt)
      .where(sql`${t.sealedBody} is not null`),
    check('outbox_mails_status', sql`${t.status} in ('waiting', 'sending', 'sent', 'failed', 'expired')`),
  ],
)

/** Fixed windows, one row a limit and client. UNLOGGED: losing counters in a crash harms nobody and spares the disk. */
export const rateLimitCounters = pgTable('rate_limit_counters', {
  key: text().primaryKey(),
  count: integer().notNull().default(0),
  maxCount: integer().notNull(),
  windowEndsAt: moment().notNull(),
})

export const reportKinds = ['adventure', 'review', 'creator', 'player', 'lock'] as const
export const reportReasons = ['offensive', 'harassment', 'stolen', 'misleading', 'personal', 'other'] as const

/** What somebody finds wrong with a work, a review or a person; one open a person and thing. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    kind: text({ enum: reportKinds }).notNull(),
    /** Of an adventure, a review, an account, a player of a party, or a lock. No foreign key: it may be any of them. */
    subjectId: uuid().notNull(),
    /** What the thing was called or said when it was reported. */
    subjectText: text().notNull(),
    adventureId: uuid().references(() => adventures.id, { onDelete: 'set null' }),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull().default(''),
    reporterId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** A keyed hash of the account, or of a guest's address, so that one person counts once. */
    reporterKey: text().notNull(),
    closedAt: moment(),
    closedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    outcome: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reports_one_a_person')
      .on(t.kind, t.subjectId, t.reporterKey)
      .where(sql`${t.closedAt} is null`),
    index('reports_created_index').on(t.createdAt.desc()),
    index('reports_adventure_id_index').on(t.adventureId),
    index('reports_reporter_id_index').on(t.reporterId),
    check('reports_kind', sql`${t.kind} in ('adventure', 'review', 'creator', 'player', 'lock')`),
    check(
      'reports_reason',
      sql`${t.reason} in ('offensive', 'harassment', 'stolen', 'misleading', 'personal', 'other')`,
    ),
    check('reports_lengths', sql`length(${t.text}) <= 2000 and length(${t.outcome}) <= 500`),
  ],
)

export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    entityType: text().notNull(),
    entityId: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index('audit_log_created_index').on(t.createdAt.desc()), index('audit_log_actor_index').on(t.actorId)],
)
