import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { adventures } from './adventures.ts'
import { createdAt } from './columns.ts'

/** A command that is sent again because its answer was lost is not carried out twice. A day is kept. */
export const draftCommands = pgTable(
  'draft_commands',
  {
    /** Chosen by the editor. */
    id: uuid().primaryKey(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    /** What of it somebody else had changed too, so that its author is asked again when it is sent again. */
    asked: jsonb().$type<readonly unknown[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    index('draft_commands_adventure_id_index').on(t.adventureId),
    index('draft_commands_created_at_index').on(t.createdAt),
  ],
)
