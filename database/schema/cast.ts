import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { adventures } from './adventures.ts'
import { assets } from './assets.ts'
import { editable, id, translatedFrom } from './columns.ts'

export const adventureItems = pgTable(
  'adventure_items',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    rarity: text({ enum: ['common', 'uncommon', 'rare', 'epic', 'legendary'] })
      .notNull()
      .default('common'),
    stackable: boolean().notNull().default(false),
    consumable: boolean().notNull().default(false),
    accessibilityText: text().notNull().default(''),
    iconAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    useActions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    combineRules: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('adventure_items_adventure_id_index').on(t.adventureId, t.createdAt),
    check('adventure_items_rarity', sql`${t.rarity} in ('common', 'uncommon', 'rare', 'epic', 'legendary')`),
    check('adventure_items_name', sql`length(trim(${t.name})) > 0`),
  ],
)

export const adventureNpcs = pgTable(
  'adventure_npcs',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    avatarAssetId: uuid().references(() => assets.id, { onDelete: 'set null' }),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    index('adventure_npcs_adventure_id_index').on(t.adventureId, t.createdAt),
    check('adventure_npcs_name', sql`length(trim(${t.name})) > 0`),
  ],
)

/** One step of an NPC's dialogue. `node_id` is the author's name for it and never changes after creation. */
export const npcDialogueNodes = pgTable(
  'npc_dialogue_nodes',
  {
    id: id(),
    npcId: uuid()
      .notNull()
      .references(() => adventureNpcs.id, { onDelete: 'cascade' }),
    nodeId: text().notNull(),
    nodeType: text({ enum: ['dialogue', 'question', 'action', 'branch'] })
      .notNull()
      .default('dialogue'),
    content: text().notNull(),
    subtitle: text().notNull().default(''),
    choices: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    conditions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    rewards: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    displayOrder: integer().notNull().default(0),
    translatedFrom: translatedFrom(),
    ...editable(),
  },
  (t) => [
    uniqueIndex('npc_dialogue_nodes_node_id').on(t.npcId, t.nodeId),
    check('npc_dialogue_nodes_type', sql`${t.nodeType} in ('dialogue', 'question', 'action', 'branch')`),
    check('npc_dialogue_nodes_content', sql`length(trim(${t.content})) > 0`),
  ],
)
