import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectDocumentSchema, projectFormat, projectVersion } from './project-document.schema.ts'
import { readDeeds } from './story-deeds.ts'
import { storySetting } from './story-setting.ts'
import { readStory } from './story-worker.ts'
import { chapbookStory, harloweStory, sugarcubeStory } from './story.fixtures.ts'

function bring(text: string) {
  const read = readStory(text, storySetting('en'))
  if ('refused' in read) throw new Error(`${read.refused} ${read.place ?? ''}`)
  const document = { format: projectFormat, version: projectVersion, ...read.document }
  expect(projectDocumentSchema.safeParse(document).error?.issues ?? []).toEqual([])
  return read
}
type Brought = ReturnType<typeof bring>

const spotsOf = ({ document }: Brought) => document.scenes.flatMap(({ hotspots }) => hotspots)

const counts = (brought: Brought) => {
  const { document, kept } = brought
  const reasons = [...new Set(kept.map(({ reason }) => reason))].toSorted()
  const spots = (type: string) => spotsOf(brought).filter((spot) => spot.type === type).length
  return {
    scenes: document.scenes.length,
    endings: document.scenes.flatMap(({ name, isEnding }) => (isEnding ? [name] : [])),
    items: document.items.map(({ name }) => name),
    conversations: spots('npc'),
    choices: document.nodes.filter(({ nodeType }) => nodeType === 'action').length,
    ways: spots('scene_link'),
    asides: spots('look'),
    kept: Object.fromEntries(reasons.map((reason) => [reason, kept.filter((each) => each.reason === reason).length])),
  }
}

describe('every construct of a format becomes part of the project, or is listed', () => {
  test('Harlowe', () => {
    expect(counts(bring(harloweStory))).toEqual({
      scenes: 6,
      endings: ['Path', 'Lamp'],
      items: ['key'],
      conversations: 2,
      choices: 6,
      ways: 6,
      asides: 4,
      kept: { change: 2, code: 2, comment: 1, condition: 3, construct: 4, redirect: 1, target: 1, value: 2 },
    })
  })

  test('SugarCube', () => {
    expect(counts(bring(sugarcubeStory))).toEqual({
      scenes: 4,
      endings: ['Hall'],
      items: ['torch'],
      conversations: 2,
      choices: 8,
      ways: 1,
      asides: 5,
      kept: { around: 1, change: 1, code: 4, comment: 1, condition: 1, construct: 15, redirect: 1, value: 2 },
    })
  })

  test('Chapbook', () => {
    expect(counts(bring(chapbookStory))).toEqual({
      scenes: 4,
      endings: ['End'],
      items: ['rose'],
      conversations: 2,
      choices: 3,
      ways: 2,
      asides: 5,
      kept: { change: 3, code: 1, comment: 1, construct: 6, value: 1 },
    })
  })

  test('a story published as HTML is the same as its Twee source', () => {
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const passages = harloweStory
      .split(/^::/m)
      .slice(3)
      .map((passage, index) => {
        const [, name, tags = ''] = /^ (.+?)(?: \[(.*)\])?(?: \{.*\})?\n/.exec(passage)!
        return `<tw-passagedata pid="${index + 1}" name="${name}" tags="${tags}">${escaped(passage.slice(passage.indexOf('\n')))}</tw-passagedata>`
      })
    const html = `<!doctype html><tw-storydata name="The lighthouse" startnode="2" format="Harlowe" ifid="3F7D9C11-4F0B-4C0E-9A55-0D6A0D7E8B21">${passages.join('')}</tw-storydata>`
    expect(counts(bring(html))).toEqual(counts(bring(harloweStory)))
  })
})

describe('what an author wrote works as it did', () => {
  const effectsOf = ({ document }: Brought, content: string) =>
    document.nodes.flatMap((node) =>
      node.nodeType === 'action' && node.content === content ? (node.rewards as { effects: unknown[] }).effects : [],
    )

  test.each([
    ['Chapbook', "{embed passage: 'Bell'}"],
    ['Chapbook', '{embed passage named: "Bell"}'],
    ['SugarCube', '<<include "Bell">>'],
    ['Harlowe', '(display: "Bell")'],
  ])('%s shows the words and the ways of the passage in %s', (format, shown) => {
    const { document, kept } = bring(
      `:: StoryData\n${JSON.stringify({ ifid: '3F7D9C11-4F0B-4C0E-9A55-0D6A0D7E8B21', format, start: 'Hall' })}\n\n:: Hall\nThe hall.\n${shown}\n\n:: Bell\nA bell rings.\n[[Follow it->Yard]]\n\n:: Yard\nOut.\n`,
    )
    const [hall] = document.scenes
    expect(hall!.hotspots.map(({ name }) => name)).toContain('Follow it')
    expect(JSON.stringify(hall)).toMatch(/The hall\.[^"]*A bell rings\./)
    expect(kept).toEqual([])
  })

  test('a passage that stands on every page is listed as such', () => {
    const { kept } = bring(`${harloweStory}\n:: Foot [footer]\nPage {n}\n`)
    expect(kept).toContainEqual({ passage: 'Foot', reason: 'around', text: 'Page {n}' })
  })

  test('a link’s own changes come first, then those on arrival, then the way', () => {
    const brought = bring(harloweStory)
    const boat = brought.document.scenes.find(({ name }) => name === 'Boat')!.id
    expect(effectsOf(brought, 'Dive')).toEqual([
      { type: 'set_flag', flag: 'wet', value: true },
      { type: 'set_flag', flag: 'sailed', value: true },
      { type: 'go_to_scene', sceneId: boat },
    ])
  })

  test('what is set before the story is set by a first place that leads to its start', () => {
    const brought = bring(sugarcubeStory)
    const [first, cellar] = brought.document.scenes
    expect([first!.name, first!.isStart, cellar!.isStart]).toEqual(['The lighthouse', true, false])
    expect(effectsOf(brought, 'Begin')).toEqual([
      { type: 'set_flag', flag: 'lives', value: 3 },
      { type: 'set_flag', flag: 'name', value: 'Ada' },
      { type: 'set_flag', flag: 'dark', value: true },
      { type: 'go_to_scene', sceneId: cellar!.id },
    ])
  })

  test('an array is a bag: what is put in is an item, what is asked of it a condition', () => {
    const brought = bring(harloweStory)
    const [key] = brought.document.items
    expect(spotsOf(brought).find(({ name }) => name === 'Open the door')!.visibilityConditions).toEqual({
      type: 'has_item',
      itemId: key!.id,
      count: 1,
    })
    expect(effectsOf(brought, 'Pick up the key')).toEqual([{ type: 'give_item', itemId: key!.id, count: 1 }])
  })

  test('an "else" holds when nothing before it does', () => {
    const spot = spotsOf(bring(chapbookStory)).find(({ name }) => name === 'The guard yawns.')!
    expect(spot.visibilityConditions).toEqual({
      type: 'not',
      of: {
        type: 'all',
        of: [
          { type: 'flag_compared', flag: 'gold', compare: 'gte', value: 5 },
          { type: 'not', of: { type: 'flag_set', flag: 'key' } },
        ],
      },
    })
  })
})

test.each([
  ['', 'storyEmpty', undefined],
  [':: StoryTitle\nOnly a title', 'storyEmpty', undefined],
  [':: A\nx\n\n:: A [tag] {"position":"1,1"}\ny', 'storyNames', 'A'],
  [':: A\nx\n:: [tag]\ny', 'storyHeader', '3'],
  ['<tw-storydata></tw-storydata><tw-storydata></tw-storydata>', 'storySeveral', undefined],
  [':: StoryData\n{"format":"Snowman"}\n\n:: A\nx', 'storyFormat', 'Snowman'],
  [
    '<tw-storydata><tw-passagedata name="A"></tw-passagedata><tw-passagedata name="A"></tw-passagedata></tw-storydata>',
    'storyNames',
    'A',
  ],
  [
    `<tw-storydata>${['"A &amp;amp; B"', "'A &#38; &#66;'"].map((name) => `<tw-passagedata name=${name}></tw-passagedata>`).join('')}</tw-storydata>`,
    'storyNames',
    'A & B',
  ],
  ['<tw-storydata><tw-passagedata name="A"><tw-passagedata name="B"></tw-storydata>', 'storyDamaged', undefined],
])('%j is refused as %s, with the place', (text, refused, place) => {
  expect(readStory(text, storySetting('en'))).toEqual(place === undefined ? { refused } : { refused, place })
})

test('a mark of the encoding, Windows line ends and a name without a text do no harm', () => {
  const { document } = bring('\uFEFF:: A\r\nTo [[B]]\r\n\r\n:: B')
  expect(document.scenes.map(({ name }) => name)).toEqual(['A', 'B'])
})

test('text before the first passage is listed', () => {
  expect(bring('Notes of mine\n:: A\nx').kept).toEqual([{ passage: '', reason: 'comment', text: 'Notes of mine' }])
})

describe('no word is lost', () => {
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
  const missing = (source: string) => {
    const { document, kept } = bring(source)
    const there = new Set(wordsOf(JSON.stringify([document, kept]).replaceAll(/\\[nrt"\\]/g, ' ')))
    return (word: string) => !there.has(word)
  }

  /** Of the formats' own grammar, which conditions and effects say in ours. */
  const ours =
    /^(set|to|if|elseif|else|unless|history|contains|link|goto|go|put|into|a|it|and|is|not|button|bag|b|br|cont)$/i

  const word = fc.integer({ min: 1000, max: 9999 }).map((number) => `w${number}`)
  const construct = (inner: fc.Arbitrary<string>) => [
    inner,
    inner.map((words) => `''${words}''`),
    fc.tuple(inner, word).map(([words, other]) => `[${words}] (${other}`),
    fc.tuple(word, inner).map(([name, words]) => `(if: $${name} is 2)[${words}](else:)[${words}]`),
    fc.tuple(word, inner).map(([name, words]) => `(live: ${name})[${words}]`),
    fc.tuple(word, inner).map(([name, words]) => `<<if $${name} gt 1>>${words}<<else>>${words}<</if>>`),
    fc.tuple(word, inner).map(([name, words]) => `<<timed ${name}>>${words}<</timed>>`),
    fc.tuple(word, inner).map(([name, words]) => `<<link "${name}">>${words}<</link>>`),
    fc.tuple(word, inner).map(([name, words]) => `\n[if ${name} > 1]\n${words}\n[else]\n${words}\n[cont]\n`),
    fc.tuple(word, word).map(([label, name]) => `[[${label}->${name}]]`),
    inner.map((words) => `<b>${words}</b><br>`),
    fc.tuple(word, inner).map(([name, words]) => `<div class="${name}">${words}</div>`),
    fc.tuple(word, inner).map(([name, words]) => `(text-style: "${name}")+(t8n: "${name}")[${words}]`),
    fc.tuple(word, inner).map(([name, words]) => `<<linkappend "${name}">>${words}<</linkappend>>`),
    fc.tuple(word, inner).map(([name, words]) => `|${name}>[${words}]`),
    fc.tuple(word, word).map(([name, value]) => `(set: $${name} to "${value}") <<set $${name} to ${value}>>`),
    fc.constantFrom(']]', '[[', '<<', '>>', '(if:', '{', '}', '"', "'", '<!--', '/*', '--\n'),
  ]
  const passage = fc
    .array(
      fc.oneof(...construct(fc.oneof(...construct(fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')))))),
    )
    .map((parts) => parts.join(' '))

  test.each(['Harlowe', 'SugarCube', 'Chapbook'])('of any passage of %s', (format) => {
    fc.assert(
      fc.property(passage, (text) => {
        // A change is made on the way in: from a second passage it is seen
        const source = `:: StoryData\n{"format":"${format}"}\n\n:: A\n${text} [[A]]`
        expect(
          wordsOf(text)
            .filter((each) => !ours.test(each))
            .filter(missing(source)),
        ).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test.each([harloweStory, sugarcubeStory, chapbookStory])('of our own stories', (story) => {
    const told = story.slice(story.indexOf('::', story.indexOf('StoryData')))
    const grammar =
      /^(startup|stylesheet|script|widget|position|size|100|concat|push|includes|visited|hasVisited|gt|eq|unless|cont|continued|include|embed|nobr|label|some|UserScript|StoryInit|Opening|inventory|delete|run|coins|Style|Code)$/
    const lost = wordsOf(told)
      .filter((each) => !ours.test(each) && !grammar.test(each))
      .filter(missing(story))
    expect([...new Set(lost)]).toEqual([])
  })
})

test.each([
  ['$gold to 5', [{ op: 'set', name: 'gold', value: 5 }]],
  ['$gold to it + 2, $gold -= 1; $gold++', [2, -1, 1].map((by) => ({ op: 'change', name: 'gold', by }))],
  ['"Ada" into $name', [{ op: 'set', name: 'name', value: 'Ada' }]],
  ['$bag to $bag + (a: "key", "lamp")', ['key', 'lamp'].map((item) => ({ op: 'give', name: 'bag', item }))],
  ['$bag to it - (a: "key")', [{ op: 'take', name: 'bag', item: 'key' }]],
  ['$bag = [...$bag, "key"]', [{ op: 'give', name: 'bag', item: 'key' }]],
  ['$bag = $bag.concat(["key"])', [{ op: 'give', name: 'bag', item: 'key' }]],
  ['$bag = $bag.filter(x => x !== "key")', [{ op: 'take', name: 'bag', item: 'key' }]],
  ['$bag to $other + (a: "key")', null],
  ['$gold to $silver + 1', null],
  ['$gold to random(1, 6)', null],
  ['$gold to 1, $silver to $gold * 2', null],
])('the change %j is read, or none of it', (source, deeds) => {
  expect(readDeeds(source)).toEqual(deeds)
})

describe('a hostile file is read in a time that grows with its length', () => {
  const length = 40_000
  const many = (text: string, of = length) => text.repeat(Math.ceil(of / text.length))
  // Before, each of them took minutes or longer
  const passages = {
    'open brackets': many('(a:'),
    'open hooks': many('(link: "a")['),
    'hooks in one another': many('(link: "a")[', 500) + many(']', 50),
    'quotation marks behind backslashes': many('"\\'),
    'quotation marks in an open tag': many('<<a "x" '),
    'open links': many('[['),
    'links that change something': many('[[a]['),
    'open comments': many('<!--') + many('/*'),
    'open conditions': many('<<if $a>>'),
    'many branches': `<<if $a>>${many('<<elseif $a is 1>>x')}<</if>>`,
    'open scripts': many('<<script>>'),
    spaces: many(' ') + 'b',
    signs: [...'<>=|#!@/*'].map((sign) => many(sign)).join('\n'),
    braces: many('{a{b}'),
    expressions: many(`<<set $a to ${'('.repeat(1_900)}>>`) + many(`(set: $a to ${'("\\'.repeat(600)})`),
    'changes at the end of many links': many('(set: $b to 1)') + many('[[A]]'),
  }
  test.each(['Harlowe', 'SugarCube', 'Chapbook'])('in a passage of %s', (format) => {
    for (const text of Object.values(passages))
      readStory(`:: StoryData\n{"format":"${format}"}\n\n:: A\n${text}`, storySetting('en'))
  })

  const head = '<tw-storydata name="Sea" startnode="1" ifid="3F7D9C11-4F0B-4C0E-9A55-0D6A0D7E8B21">'
  const published = (text: string) => `${head}<tw-passagedata pid="1" name="A">${text}</tw-passagedata></tw-storydata>`
  test.each([
    ['tags without their ends', many('<tw-passagedata ')],
    ['other tags', published(many('<tw-tag name="a" color="b"><b>'))],
    ['open comments', published(many('<!--'))],
    ['scripts without their ends', published(many('id="twine-user-script"'))],
    ['a header of brackets', `:: ${many('{')}`],
    ['too many passages', Array.from({ length: 20_000 }, (_, at) => `:: P${at}\n`).join('')],
  ])('of %s', (_what, text) => {
    readStory(text, storySetting('en'))
  })
})
