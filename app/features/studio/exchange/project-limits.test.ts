import { expect, test } from 'vitest'
import { conditionSchema } from '#app/features/engine/condition.schema.ts'
import { effectListSchema } from '#app/features/engine/effect.schema.ts'
import { mostEffects } from '#app/features/engine/limits.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { kindNames, schemasFor } from '#app/features/rows/row-kind.ts'
import type { Field, KindName } from '#app/features/rows/row-kind.ts'
import { isRecord } from '#app/shared/record.ts'
import {
  projectAdventureSchema,
  projectHotspotSchema,
  projectItemSchema,
  projectKitSchemas,
  projectLayerSchema,
  projectNodeSchema,
  projectNpcSchema,
  projectPuzzleSchema,
  projectSceneSchema,
} from './project-document.schema.ts'

const schemas = {
  details: projectAdventureSchema,
  item: projectItemSchema,
  npc: projectNpcSchema,
  puzzle: projectPuzzleSchema,
  scene: projectSceneSchema,
  node: projectNodeSchema,
  hotspot: projectHotspotSchema,
  layer: projectLayerSchema,
  ...projectKitSchemas,
} satisfies Record<KindName, { shape: object }>

const long = (longest: number) => 'x'.repeat(longest + 1)
const many = (most: number, part: unknown) => Array.from({ length: most + 1 }, () => part)

/** A value at the end of keys, such as `hints.text`, in which every step but the last is a list of records. */
const at = (keys: string, value: unknown): unknown =>
  keys.split('.').reduceRight((inside, key) => [{ [key]: inside }], value)

/** Values of a field, each over one of its limits. */
function beyond({ text, longest, texts, range, within = {}, start }: Field): unknown[] {
  return [
    ...(text ? [long(text.longest)] : []),
    ...(longest ? [long(longest)] : []),
    ...(texts ? [many(texts.most, 'x'), [long(texts.longest)]] : []),
    ...(range ? [range[0] - 1, range[1] + 1] : []),
    ...Object.entries(within).flatMap(([keys, most]) => {
      const rules = [at(keys, long(most)), at(keys, many(most, {}))]
      return isRecord(start)
        ? rules.map((uses) => ({ ...(keys === 'uses' ? (uses as object[])[0] : { uses }) }))
        : rules
    }),
  ]
}

const limited = kindNames.flatMap((kind) =>
  Object.entries(kindOf(kind).fields).flatMap(([name, field]) =>
    beyond(field).length > 0 && name in schemas[kind].shape ? [[`${kind}.${name}`, kind, name] as const] : [],
  ),
)

test.each(limited)('an import holds %s to its limits, in both languages', (_, kind, name) => {
  const field = kindOf(kind).fields[name]!
  const imported = schemas[kind].shape as Record<string, (typeof field)['schema']>
  const translations = schemasFor(kindOf(kind)).create.shape['translations'] as (typeof field)['schema']
  for (const value of beyond(field)) {
    expect([value, imported[name]!.safeParse(value).success]).toEqual([value, false])
    const isTranslated = field.text ?? field.texts
    if (isTranslated) expect(translations.safeParse({ fr: { [name]: value } }).success).toBe(false)
  }
})

test('three hints for a use, each as long as one may be, are taken', () => {
  const hints = many(2, { text: { en: 'x'.repeat(1_000), fr: 'x'.repeat(1_000) } })
  const { useActions, combineRules } = kindOf('item').fields
  expect(useActions!.schema.safeParse({ uses: [{ hints }] }).success).toBe(true)
  expect(combineRules!.schema.safeParse([{ hints }]).success).toBe(true)
})

test.each([
  ['a use', 'item', 'useActions', (effects: unknown) => ({ uses: [{ effects }] })],
  ['a combination', 'item', 'combineRules', (effects: unknown) => [{ effects }]],
  ['a line of a conversation', 'node', 'rewards', (effects: unknown) => ({ effects })],
] as const)('as many effects of %s as play takes are taken, and no more', (_, kind, name, holding) => {
  const taken = (more: number) => many(mostEffects - 1 + more, { type: 'set_flag', flag: 'lamp', value: true })
  const reads = (more: number) => kindOf(kind).fields[name]!.schema.safeParse(holding(taken(more))).success
  for (const more of [0, 1]) expect(reads(more)).toBe(effectListSchema.safeParse(taken(more)).success)
  expect([reads(0), reads(1)]).toEqual([true, false])
})

const alone = (condition: unknown) => condition
test.each([
  ['hotspot', 'visibilityConditions', alone],
  ['hotspot', 'interactionConditions', alone],
  ['layer', 'visibilityConditions', alone],
  ['scene', 'endingConditions', alone],
  ['node', 'conditions', alone],
  ['node', 'choices', (conditions: unknown) => [{ text: 'Yes', conditions }]],
  ['item', 'useActions', (conditions: unknown) => ({ uses: [{ conditions }] })],
  ['item', 'combineRules', (conditions: unknown) => [{ conditions }]],
] as const)('a condition in %s.%s may be as large as play takes, and no larger', (kind, name, holding) => {
  const group = (parts: number) => ({ type: 'all', of: many(parts - 1, { type: 'flag_set', flag: 'lamp' }) })
  // With the groups themselves, 200 parts
  const large = (more: number) => ({ type: 'any', of: [group(50), group(50), group(50), group(45 + more)] })
  const reads = (more: number) => kindOf(kind).fields[name]!.schema.safeParse(holding(large(more))).success
  for (const more of [0, 1]) expect(reads(more)).toBe(conditionSchema.safeParse(large(more)).success)
  expect([reads(0), reads(1)]).toEqual([true, false])
})
