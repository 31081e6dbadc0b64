import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditText } from '#app/features/admin/audit/audit-text.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { tokenSettings } from '#app/ui/token-grammar.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { auditLog, designSettings } from '#database/schema/back-office.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { changeDesign } from './change-design.server.ts'
import { contrastWarnings } from './contrast-warnings.ts'
import type { DesignDeed } from './design.schema.ts'
import { designHearing, designSheet, lookVersion } from './design-sheet.server.ts'
import { listDesign } from './design.queries.server.ts'
import { tokenDefaults } from './token-defaults.server.ts'

useDatabase()

beforeEach(async () => {
  await getDatabase().delete(designSettings)
  await getDatabase().delete(auditLog)
  designHearing.onState(false)
})

async function change(deed: DesignDeed, role: Viewer['role'] = 'admin') {
  const { id: userId } = await buildUser(getDatabase())
  return changeDesign(getDatabase(), { userId, role } as Viewer, deed)
}
const save = (key: string, value: string, description?: string) =>
  change({ intent: 'save', key, value, ...(description === undefined ? {} : { description }) })
const rows = () => getDatabase().select().from(designSettings).orderBy(asc(designSettings.key))

test('a row exists only while a value differs from the built-in one', async () => {
  expect(await save('--accent', ' 120  50% 40% ', 'Spring')).toEqual({ done: 'created' })
  expect(await rows()).toMatchObject([
    {
      key: '--accent',
      value: '120 50% 40%',
      category: 'color',
      label: expect.stringMatching(/\w/),
      description: 'Spring',
    },
  ])
  expect(await save('--accent', '121 50% 40%')).toEqual({ done: 'updated' })
  expect(await rows()).toMatchObject([{ value: '121 50% 40%', description: 'Spring' }])
  expect(await save('--accent', tokenDefaults['--accent']!)).toEqual({ done: 'updated' })
  expect(await rows()).toEqual([])
  expect(await save('--accent', tokenDefaults['--accent']!)).toEqual({ problem: 'design_same' })
  await save('--stage-gradient-night', 'linear-gradient(transparent, transparent)')
  expect(await change({ intent: 'delete', key: '--stage-gradient-night' })).toEqual({ done: 'deleted' })
  expect(await rows()).toEqual([])
})

test('a setting that is added never replaces an existing one', async () => {
  await save('--accent', '121 50% 40%', 'Spring')
  expect(await save('--accent', '10 50% 40%', 'Mine')).toEqual({ problem: 'design_taken' })
  expect(await save('--accent', tokenDefaults['--accent']!, '')).toEqual({ problem: 'design_taken' })
  const both = ['--radius-card', '--radius-card'].map((key, at) => save(key, `${at + 2}px`, `${at}`))
  expect((await Promise.all(both)).map((outcome) => Object.values(outcome)[0]).sort()).toEqual([
    'created',
    'design_taken',
  ])
  expect(await rows()).toMatchObject([{ value: '121 50% 40%', description: 'Spring' }, { key: '--radius-card' }])
})

test('an invalid value is refused and leaves no row; so is something that is not a setting', async () => {
  expect(await save('--accent', 'red;}')).toEqual({ problem: 'design_value' })
  await expect(save('--icon-size', '2rem')).rejects.toMatchObject({ code: 'invalidInput' })
  await expect(save('--own', '0 0% 0%')).rejects.toMatchObject({ code: 'invalidInput' })
  await expect(change({ intent: 'delete', key: '--accent' })).rejects.toMatchObject({ code: 'notFound' })
  expect(await rows()).toEqual([])
  expect(await getDatabase().select().from(auditLog)).toEqual([])
})

test('only an administrator changes the look', async () => {
  for (const role of ['user', 'moderator'] as const)
    await expect(change({ intent: 'reset' }, role)).rejects.toMatchObject({ code: 'notAllowed' })
})

test('the log records what was changed, from what to what, and what a reset discarded', async () => {
  await save('--radius-card', '0')
  await save('--radius-card', '8px')
  await change({ intent: 'delete', key: '--radius-card' })
  await save('--accent', '0 0% 0%')
  expect(await change({ intent: 'reset' })).toEqual({ done: 'reset' })
  const log = await getDatabase().select().from(auditLog).orderBy(auditLog.createdAt)
  expect(log.map(({ action, entityId, detail }) => [action, entityId, detail])).toEqual([
    ['design.changed', '--radius-card', { from: '1rem', to: '0' }],
    ['design.changed', '--radius-card', { from: '0', to: '8px' }],
    ['design.deleted', '--radius-card', { from: '8px' }],
    ['design.changed', '--accent', { from: tokenDefaults['--accent'], to: '0 0% 0%' }],
    ['design.reset', null, { settings: { '--accent': '0 0% 0%' } }],
  ])
  expect(log.map((entry) => auditText(entry))).toEqual([
    'Design setting --radius-card changed from 1rem to 0',
    'Design setting --radius-card changed from 0 to 8px',
    'Design setting --radius-card deleted; it was 8px',
    `Design setting --accent changed from ${tokenDefaults['--accent']} to 0 0% 0%`,
    'Design settings reset: 1',
  ])
})

test('there is no style sheet while nothing is changed, and a new version with each change', async () => {
  expect(await designSheet()).toBeNull()
  expect(lookVersion()).toBe('')
  await save('--accent', '0 0% 0%')
  const first = await designSheet()
  expect(first).toMatchObject({
    css: '@layer design{:root{--accent:0 0% 0%}}\n',
    version: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
  await save('--accent', '0 0% 1%')
  expect((await designSheet())!.version).not.toBe(first!.version)
  await save('--accent', '0 0% 0%')
  expect(await designSheet()).toEqual(first)
  expect(lookVersion()).toBe(first!.version)
})

test('an invalid value put directly into the table never gets into a sheet', async () => {
  await getDatabase()
    .insert(designSettings)
    .values([
      { key: '--accent', value: '0 0% 0%}body{display:none', category: 'color', label: 'x' },
      { key: '--own-thing', value: '0 0% 0%', category: 'color', label: 'x' },
    ])
  expect(await designSheet()).toBeNull()
})

test('a listening process asks the database once, until it hears of a change', async () => {
  designHearing.onState(true)
  expect(await designSheet()).toBeNull()
  await save('--accent', '0 0% 0%')
  expect(await designSheet()).toBeNull()
  designHearing.onMessage()
  expect((await designSheet())?.css).toContain('--accent:0 0% 0%')
  designHearing.onState(false)
})

test('the page lists every built-in value, and what was changed with its note', async () => {
  await save('--font-text', 'system-ui, sans-serif', 'Smaller pages')
  const design = await listDesign(getDatabase())
  for (const { key } of tokenSettings) expect(design.defaults[key]).toMatch(/\S/)
  expect(design.changed).toEqual({ '--font-text': { value: 'system-ui, sans-serif', description: 'Smaller pages' } })
})

test('the built-in values give no warnings; text on its own colour does, in its theme', () => {
  expect(contrastWarnings(tokenDefaults)).toEqual([])
  const values = { ...tokenDefaults, '--stage-ink': tokenDefaults['--stage-canvas']! }
  const warnings = contrastWarnings(values, '--stage-ink')
  expect(warnings).toContainEqual({ front: '--stage-ink', ground: '--stage-canvas', ratio: 1, needed: 4.5 })
  expect(contrastWarnings(values, '--ink')).toEqual([])
  expect(contrastWarnings(values).length).toBe(warnings.length)
  const pale = 'linear-gradient(0deg, hsl(0 0% 0%), hsl(60 100% 50%) 50%, hsl(60 100% 90% / 0.2))'
  expect(contrastWarnings({ ...tokenDefaults, '--gradient-velvet': pale }, '--gradient-velvet')).toMatchObject([
    { front: '--on-curtain', ground: '--gradient-velvet', needed: 4.5 },
  ])
  const onVelvet = contrastWarnings({ ...tokenDefaults, '--stage-gradient-velvet': pale }, '--stage-gradient-velvet')
  expect(onVelvet.map(({ front }) => front)).toEqual(['--stage-on-curtain', '--stage-brass-ink', '--stage-muted'])
})
