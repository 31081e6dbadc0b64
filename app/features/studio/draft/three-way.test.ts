import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeChanges } from '#app/features/rows/changes.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { heldOf, mergeThreeWays } from './three-way.ts'

const began = {
  title: 'Old',
  description: '',
  difficulty: 3,
  hints: ['Look'],
  translations: { fr: { title: 'Ancien' } },
}
const mergeRow = (kind: KindName, before: Changes, mine: Changes, theirs: Changes) =>
  mergeThreeWays(kind, heldOf(kind, before, mine), mine, theirs)
const merge = (mine: Changes, theirs: Changes) => mergeRow('puzzle', began, mine, mergeChanges(began, theirs))

describe('what two sides changed in one row', () => {
  test('is merged if the fields, the texts or the languages of a translation differ', () => {
    expect(merge({ title: 'Mine' }, { difficulty: 5 })).toEqual({ mine: { title: 'Mine' }, asked: [] })
    expect(
      merge({ translations: { fr: { title: 'Le mien' } } }, { translations: { fr: { description: 'Le leur' } } }),
    ).toEqual({ mine: { translations: { fr: { title: 'Le mien' } } }, asked: [] })
  })

  test('is asked about for the same text in the same language, and nothing else', () => {
    const { mine, asked } = merge(
      { difficulty: 1, translations: { fr: { title: 'Le mien', description: 'Sombre' } } },
      { translations: { fr: { title: 'Le leur' } } },
    )
    expect(mine).toEqual({ difficulty: 1, translations: { fr: { description: 'Sombre' } } })
    expect(asked).toEqual([
      { mine: { translations: { fr: { title: 'Le mien' } } }, theirs: { translations: { fr: { title: 'Le leur' } } } },
    ])
  })

  test('is no question if both made the same change, as the server stores it', () => {
    expect(
      merge(
        { title: ' New ', description: '', hints: ['Look', 'Listen '] },
        { title: 'New', hints: ['Look', 'Listen'] },
      ),
    ).toEqual({ mine: {}, asked: [] })
    expect(mergeThreeWays('details', { price: '0.00' }, { price: '12,5' }, { price: '12.50' })).toEqual({
      mine: {},
      asked: [],
    })
  })

  test('gives way to theirs if it was typed and taken back', () => {
    expect(merge({ title: 'Old' }, { title: 'Theirs' })).toEqual({ mine: {}, asked: [] })
  })

  test('is compared as a whole if it is a list', () => {
    expect(merge({ hints: ['Look', 'Mine'] }, { hints: ['Look', 'Theirs'] }).asked).toEqual([
      { mine: { hints: ['Look', 'Mine'] }, theirs: { hints: ['Look', 'Theirs'] } },
    ])
  })

  test('is asked about if it cannot be known to be unchanged', () => {
    expect(mergeThreeWays('details', {}, { title: 'Mine' }, { title: 'Theirs' }).asked).toHaveLength(1)
  })

  test('is compared by id if it is a picture', () => {
    const row = { imageAssetId: 'a' }
    const mine = { imageAssetId: 'b' }
    expect(mergeRow('hotspot', row, mine, row)).toEqual({ mine, asked: [] })
    expect(mergeRow('hotspot', row, mine, { imageAssetId: null }).asked).toEqual([
      { mine, theirs: { imageAssetId: null } },
    ])
  })

  test('a hotspot’s type and target are one decision if each side changed one of them', () => {
    const row = { type: 'item', targetId: null, x: 10, y: 10 }
    const mine = { targetId: 'lamp', x: 20 }
    const { mine: goesOn, asked } = mergeRow('hotspot', row, mine, { ...row, type: 'puzzle' })
    expect(goesOn).toEqual({ x: 20 })
    expect(asked).toEqual([{ mine: { targetId: 'lamp', type: 'item' }, theirs: { targetId: null, type: 'puzzle' } }])
  })

  test('two drags of one hotspot are one decision', () => {
    const row = { x: 10, y: 10, width: 60, height: 60, shape: 'rectangle', points: [] }
    const mine = { x: 20, y: 20 }
    expect(mergeRow('hotspot', row, mine, { ...row, y: 80, width: 90 }).asked).toEqual([
      { mine: { x: 20, y: 20, width: 60 }, theirs: { x: 10, y: 80, width: 90 } },
    ])
  })

  describe('values that belong together by their index in a list', () => {
    const rules = { points: 100, hintCosts: [5, 10], hintLevels: [] }
    const row = {
      hints: ['one', 'two'],
      scoringRules: rules,
      configuration: { items: ['a', 'b'] },
      solution: {},
      translations: {},
    }
    const between = (mine: Changes, theirs: Changes) => mergeRow('puzzle', row, mine, mergeChanges(row, theirs))
    const [swapped, french] = [{ hints: ['two', 'one'] }, { translations: { fr: { hints: ['un', ''] } } }]

    test('reordered hints and the translation of a hint are one decision, whoever saved first', () => {
      expect(between(french, swapped)).toEqual({
        mine: {},
        asked: [
          { mine: { ...french, hints: ['one', 'two'] }, theirs: { translations: { fr: { hints: null } }, ...swapped } },
        ],
      })
      expect(between(swapped, french)).toEqual({
        mine: {},
        asked: [
          { mine: { ...swapped, translations: { fr: { hints: [] } } }, theirs: { hints: ['one', 'two'], ...french } },
        ],
      })
    })

    test('order and costs of hints are decided together, separately from the points', () => {
      const [costs, points] = [
        { scoringRules: { ...rules, hintCosts: [5, 20] } },
        { scoringRules: { ...rules, points: 300 } },
      ]
      expect(between(swapped, costs).asked).toEqual([
        { mine: { ...swapped, scoringRules: rules }, theirs: { hints: ['one', 'two'], ...costs } },
      ])
      expect(between(costs, swapped).asked).toHaveLength(1)
      expect(between(swapped, points)).toEqual({ mine: swapped, asked: [] })
      expect(between(points, swapped)).toEqual({ mine: points, asked: [] })
      expect(between({ ...swapped, ...points }, costs).asked).toHaveLength(1)
    })

    test('the parts of a puzzle and their translation are one decision', () => {
      const translated = { translations: { fr: { configuration: { items: ['A', 'B'] } } } }
      const turned = { configuration: { items: ['b', 'a'] } }
      expect(between(translated, turned).asked).toHaveLength(1)
      expect(between(turned, translated).asked).toEqual([
        {
          mine: { ...turned, translations: { fr: { configuration: {} } } },
          theirs: { configuration: row.configuration, ...translated },
        },
      ])
      expect(between({ translations: { fr: { name: 'Nom' } } }, turned).asked).toEqual([])
    })
  })

  test('a confirmation of a translation holds unless others have confirmed or changed part of it', () => {
    const row = { translatedFrom: { fr: { name: 'Loft', 'choices.0.text': 'Yes' } } }
    const right = { translatedFrom: { fr: { name: '' } } }
    expect(mergeRow('scene', row, right, { translatedFrom: { fr: { name: 'Loft' } } })).toEqual({
      mine: right,
      asked: [],
    })
    expect(mergeRow('scene', row, right, { translatedFrom: { fr: { name: 'Attic' } } })).toEqual({
      mine: {},
      asked: [],
    })
  })
})

describe('whatever two sides change in a row', () => {
  const value = fc.oneof(
    fc.constantFrom('', 'a', 'b', ' a'),
    fc.integer({ min: 0, max: 2 }),
    fc.boolean(),
    fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
  )
  const texts = fc.record(
    {
      title: fc.constantFrom('', 'un', 'deux'),
      name: fc.constantFrom('', 'un', 'deux'),
      hints: fc.array(fc.constantFrom('un', 'deux'), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  )
  const fields = { title: value, name: value, hints: value, type: value, targetId: value, x: value, y: value }
  const change = fc.record(
    { ...fields, translations: fc.record({ fr: texts, en: texts }, { requiredKeys: [] }) },
    { requiredKeys: [] },
  )
  const row = fc.record({ ...fields, translations: fc.record({ fr: texts, en: texts }, { requiredKeys: [] }) })
  const kinds = fc.constantFrom('puzzle' as const, 'hotspot' as const)
  const sides = fc.tuple(row, change, change, kinds)

  const text = (changes: Changes, language: string, field: string): unknown =>
    (changes.translations as Record<string, Changes> | undefined)?.[language]?.[field]
  const whole = (changes: Changes): string[] => {
    const { translations = {}, ...others } = changes
    return [
      ...Object.keys(others),
      ...Object.entries(translations as Record<string, Changes>).flatMap(([language, held]) =>
        Object.keys(held).map((field) => `${language} ${field}`),
      ),
    ]
  }
  const at = (changes: Changes, name: string): unknown => {
    const [language, field] = name.split(' ')
    return field === undefined ? changes[name] : text(changes, language!, field)
  }
  const stored = (each: unknown): string => {
    const trimmed = typeof each === 'string' ? each.trim() : (each ?? '')
    return JSON.stringify(Array.isArray(trimmed) && trimmed.length === 0 ? '' : trimmed)
  }

  test('if nobody else saved, every difference goes through without a question', () => {
    fc.assert(
      fc.property(row, change, kinds, (before, mine, kind) => {
        const merged = mergeRow(kind, before, mine, before)
        expect(merged.asked).toEqual([])
        for (const name of whole(mine))
          expect(stored(at(mergeChanges(before, merged.mine), name))).toBe(stored(at(mine, name)))
      }),
    )
  })

  test('none of mine is lost: it goes through, is asked about, is there already, or was no change', () => {
    fc.assert(
      fc.property(sides, ([before, mine, others, kind]) => {
        const theirs = mergeChanges(before, others)
        const merged = mergeRow(kind, before, mine, theirs)
        const kept = new Set([...whole(merged.mine), ...merged.asked.flatMap((each) => whole(each.mine))])
        for (const name of whole(mine)) {
          const [is, was, there] = [stored(at(mine, name)), stored(at(before, name)), stored(at(theirs, name))]
          if (is !== was && is !== there) expect(kept).toContain(name)
        }
      }),
    )
  })

  test('none of theirs is overwritten without a question', () => {
    fc.assert(
      fc.property(sides, ([before, mine, others, kind]) => {
        const theirs = mergeChanges(before, others)
        const { mine: goesOn } = mergeRow(kind, before, mine, theirs)
        for (const name of whole(goesOn)) expect(stored(at(theirs, name))).toBe(stored(at(before, name)))
      }),
    )
  })

  test('a decision for theirs or mine leaves the row as that side had it there', () => {
    fc.assert(
      fc.property(sides, ([before, mine, others, kind]) => {
        const theirs = mergeChanges(before, others)
        for (const each of mergeRow(kind, before, mine, theirs).asked) {
          for (const name of whole(each.theirs)) expect(stored(at(each.theirs, name))).toBe(stored(at(theirs, name)))
          for (const name of whole(each.mine))
            expect(stored(at(each.mine, name))).toBe(stored(at(mergeChanges(before, mine), name)))
        }
      }),
    )
  })
})
