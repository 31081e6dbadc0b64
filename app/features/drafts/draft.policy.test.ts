import { describe, expect, test } from 'vitest'
import { isShown, statuses } from '#app/shared/statuses.ts'
import { coAuthorsWho, deedNames, may, mayCommand, mayWrite, roleIn } from './draft.policy.ts'
import type { DraftRole, Person } from './draft.policy.ts'

const owner: DraftRole = { name: 'owner', language: null }
const admin: DraftRole = { name: 'admin', language: null }
const editor: DraftRole = { name: 'editor', language: null }
const translator: DraftRole = { name: 'translator', language: 'fr' }
const reviewer: DraftRole = { name: 'reviewer', language: null }

const table: Record<string, string> = {
  read: 'owner admin editor translator reviewer',
  playtest: 'owner admin editor reviewer',
  translate: 'owner admin editor translator',
  note: 'owner admin editor translator reviewer',
  edit: 'owner admin editor',
  figures: 'owner admin editor',
  versions: 'owner admin editor',
  exchange: 'owner admin editor',
  price: 'owner admin',
  publish: 'owner admin',
  delete: 'owner admin',
  people: 'owner admin',
  closeNotes: 'owner admin',
}

test.each(Object.entries(table))('%s: %s', (deed, names) => {
  const all = [owner, admin, editor, translator, reviewer]
  const allowed = all.filter((role) => may(role, deed as 'read'))
  expect(allowed.map(({ name }) => name).join(' ')).toBe(names)
  expect(may(null, deed as 'read')).toBe(false)
})

test('every deed is in the table above, and who may do one may read the draft', () => {
  expect(Object.keys(table).toSorted()).toEqual([...deedNames].toSorted())
  for (const deed of deedNames)
    for (const role of coAuthorsWho(deed)) expect(coAuthorsWho('read'), deed).toContain(role)
})

const person = (userId: string, role: Person['role'] = 'user'): Person => ({ userId, role })
const reviews = { role: 'reviewer', language: null } as const

test.each([
  ['its owner', person('ada'), 'ada', null, 'owner'],
  ['its owner, who is an admin', person('ada', 'admin'), 'ada', null, 'owner'],
  ['an admin', person('ada', 'admin'), 'bo', null, 'admin'],
  ['an admin who reviews it', person('ada', 'admin'), 'bo', reviews, 'admin'],
  ['a reviewer', person('ada'), 'bo', reviews, 'reviewer'],
  ['a reviewer of work whose owner has left', person('ada'), null, reviews, 'reviewer'],
  ['a moderator', person('ada', 'moderator'), 'bo', null, undefined],
  ['anybody else', person('ada'), 'bo', null, undefined],
  ['a visitor, of work whose owner has left', null, null, null, undefined],
] as const)('the role of %s', (_who, who, creatorId, coAuthor, expected) => {
  expect(roleIn(who, { creatorId, coAuthor })?.name).toBe(expected)
})

const change = (fields: Record<string, unknown>, kind = 'item') => ({ op: 'change', kind, fields })
const french = change({ translations: { fr: { name: 'Lampe' } }, translatedFrom: { fr: { name: 'Lamp' } } })

describe('commands', () => {
  test.each([
    ['a new row', [{ op: 'create', kind: 'item', fields: { name: 'Lamp' } }], 'owner admin editor'],
    ['a removal', [{ op: 'remove', kind: 'item' }], 'owner admin editor'],
    ['an order', [{ op: 'arrange', kind: 'scene' }], 'owner admin editor'],
    ['a text in the primary language', [change({ name: 'Lamp' })], 'owner admin editor'],
    ['the price', [change({ price: '5' }, 'details')], 'owner admin'],
    ['the price among other changes', [french, change({ title: 'A', price: '5' }, 'details')], 'owner admin'],
    ['a text in their language', [french], 'owner admin editor translator'],
    ['a text in another language', [change({ translations: { en: { name: 'Lamp' } } })], 'owner admin editor'],
    [
      'texts in two languages',
      [change({ translations: { fr: { name: 'Lampe' }, en: { name: 'Lamp' } } })],
      'owner admin editor',
    ],
    ['translations that are none', [change({ translations: 'fr' })], 'owner admin editor'],
    ['a text in their language, and a removal', [french, { op: 'remove', kind: 'item' }], 'owner admin editor'],
    ['their text, together with a field', [change({ ...french.fields, name: 'Lamp' })], 'owner admin editor'],
  ])('%s', (_what, parts, names) => {
    const all = [owner, admin, editor, translator, reviewer]
    const allowed = all.filter((role) => mayCommand(role, parts, { primaryLanguage: 'en', status: 'draft' }))
    expect(allowed.map(({ name }) => name).join(' ')).toBe(names)
  })

  test('a translator changes nothing once their language is the one that it is written in', () => {
    const work = { primaryLanguage: 'fr', status: 'draft' } as const
    expect(mayCommand(translator, [french], work)).toBe(false)
    expect(mayCommand(editor, [french], work)).toBe(true)
  })

  test.each(statuses)('who takes a text by a model into a work that is %s says so in its details', (status) => {
    const work = { primaryLanguage: 'en', status } as const
    const says = (textsByModel: boolean) => change({ textsByModel }, 'details')
    expect(mayCommand(editor, [french, says(true)], work)).toBe(true)
    expect(mayCommand(translator, [french, says(true)], work)).toBe(false)
    expect(mayCommand(editor, [says(false)], work)).toBe(!isShown(status))
    expect(mayCommand(editor, [change({ textsByModel: true, title: 'A' }, 'details')], work)).toBe(!isShown(status))
  })

  test.each([
    ['scene', 'en', 'en', 'owner admin editor', 'owner admin editor'],
    ['scene', 'fr', 'en', 'owner admin editor translator', 'owner admin editor translator'],
    ['scene', 'fr', 'fr', 'owner admin editor', 'owner admin editor'],
    ['details', 'en', 'en', 'owner admin editor', 'owner admin'],
    ['details', 'fr', 'en', 'owner admin editor translator', 'owner admin'],
    ['details', 'fr', 'fr', 'owner admin editor', 'owner admin'],
  ] as const)('a text of %s in %s, of a work in %s', (kind, language, primaryLanguage, inDraft, published) => {
    const namesIn = (status: 'draft' | 'published') =>
      [owner, admin, editor, translator, reviewer]
        .filter((role) => mayWrite(role, { kind, language }, { primaryLanguage, status }))
        .map(({ name }) => name)
        .join(' ')
    expect([namesIn('draft'), namesIn('published')]).toEqual([inDraft, published])
  })

  test.each(statuses)('the details of a work that is %s, which its page shows at once', (status) => {
    const all = [owner, admin, editor, translator]
    const details = { ...french, kind: 'details' }
    const allowed = all.filter((role) => mayCommand(role, [details], { primaryLanguage: 'en', status }))
    expect(allowed.map(({ name }) => name)).toEqual(isShown(status) ? ['owner', 'admin'] : all.map(({ name }) => name))
    expect(mayCommand(editor, [french], { primaryLanguage: 'en', status })).toBe(true)
  })
})
