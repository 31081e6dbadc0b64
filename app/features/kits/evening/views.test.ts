import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGuest, keptTexts, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerEvening, GuestCommand, HostCommand } from './evening.ts'
import { awards } from './evening.ts'
import { m } from '#app/i18n/generated/messages.js'
import { applyToEvening } from './apply-evening.ts'
import { isHeldBy, phaseNow, shownSteps } from './evening-state.ts'
import {
  asGuest,
  asHost,
  at,
  everybody,
  invite,
  looking,
  needed,
  nowhere,
  play,
  staged,
  startedAt,
  supper,
  turnTo,
  unopened,
} from './evening.fixtures.ts'
import { guestView } from './guest-view.ts'
import { hostView } from './host-view.ts'
import { tableView } from './table-view.ts'

type Secret = { text: string; of: string; isTold: (state: DinnerEvening, guestId: string | null) => boolean }

const never = () => false
const placeOf = (placed: { phase: string | null; courseId: string | null }) =>
  phasesOf(supper).findIndex(
    (phase) => phase.name === placed.phase && (phase.name !== 'course' || phase.courseId === placed.courseId),
  )
const plays = (state: DinnerEvening, guestId: string | null, characterId: string) =>
  state.guests.some((each) => each.id === guestId && each.characterId === characterId && !each.hasLeft)
const isShown = (state: DinnerEvening, step: ReturnType<typeof shownSteps>[number]) =>
  shownSteps(supper, state).includes(step)

/** Every text of the supper that not everybody may read from the start, and when who may. */
const secrets: Secret[] = [
  ...supper.characters.filter(isGuest).flatMap((row): Secret[] => [
    { text: row.castingNotes, of: row.id, isTold: never },
    ...keptTexts.map((field) => ({
      text: row[field],
      of: row.id,
      isTold: (state: DinnerEvening, guestId: string | null) =>
        (plays(state, guestId, row.id) &&
          (state.phase > 0 || state.guests.some(({ id, reply }) => id === guestId && reply === 'yes'))) ||
        (field === 'secret' && isShown(state, 'secrets')),
    })),
    ...(['background', 'personality', 'costumeIdeas'] as const).map((field) => ({
      text: row[field],
      of: row.id,
      isTold: (state: DinnerEvening, guestId: string | null) => plays(state, guestId, row.id),
    })),
  ]),
  ...supper.cards.flatMap((card): Secret[] =>
    [card.reveal, card.conceal, card.act].filter(Boolean).map((text) => ({
      text,
      of: card.characterId,
      isTold: (state, guestId) => plays(state, guestId, card.characterId) && state.phase >= placeOf(card),
    })),
  ),
  ...supper.clues.flatMap((clue): Secret[] =>
    [clue.content, `"${clue.title}"`].map((text) => ({
      text,
      of: `clue ${clue.id}`,
      isTold: (state, guestId) =>
        state.shown.includes(clue.id) || (guestId !== null && isHeldBy(state, clue.id, guestId)),
    })),
  ),
  ...supper.moments.map(({ happened }): Secret => ({
    text: happened,
    of: 'timeline',
    isTold: (state) => isShown(state, 'timeline'),
  })),
  { text: supper.story.murderMethod, of: 'story', isTold: (state) => isShown(state, 'how') },
  { text: supper.story.solution, of: 'story', isTold: (state) => isShown(state, 'how') },
  ...[
    { phase: at.arrival, text: supper.guide.arrivalScript },
    ...supper.courses.map(({ id, hostScript }) => ({
      phase: placeOf({ phase: 'course', courseId: id }),
      text: hostScript,
    })),
  ].map(({ phase, text }): Secret => ({
    text,
    of: 'read aloud',
    // Once the host has read it to all
    isTold: (state, guestId) => guestId !== null && state.phase > phase,
  })),
  { text: supper.guide.revealScript, of: 'guide', isTold: never },
  { text: supper.guide.accusationRules, of: 'guide', isTold: (state) => state.phase >= at.accusation },
]

/** Texts in an answer that its reader may not have yet. */
const early = (state: DinnerEvening, guestId: string | null, view: object): string[] => {
  const said = JSON.stringify(view)
  return secrets.flatMap(({ text, of, isTold }) =>
    said.includes(text.startsWith('"') ? text : JSON.stringify(text).slice(1, -1)) && !isTold(state, guestId)
      ? `${of}: ${text}`
      : [],
  )
}

function expectNothingEarly(state: DinnerEvening): void {
  for (const language of ['en', 'fr'] as const) {
    for (const guest of state.guests)
      expect(early(state, guest.id, guestView(looking(state, language), guest, nowhere))).toEqual([])
    expect(early(state, null, tableView(looking(state, language)))).toEqual([])
  }
}

test('everybody’s own texts reach their own phone, so that this test can fail', () => {
  const state = turnTo(invite(everybody), at.dessert)
  for (const guest of state.guests) {
    const said = JSON.stringify(guestView(looking(state), guest, nowhere))
    const own = secrets.filter(({ of, isTold }) => of === guest.characterId && isTold(state, guest.id))
    expect(own.length).toBeGreaterThan(10)
    // What to prepare is said once
    expect(own.filter(({ text }) => !said.includes(text)).map(({ text }) => text)).toEqual([])
  }
})

const clueIds = supper.clues.map(({ id }) => id)
const guestIds = [...everybody, 'zoe'].map((id) => `guest ${id}`)
const someGuest = fc.constantFrom(...guestIds)
const someClue = fc.constantFrom(...clueIds)
const someCharacter = fc.constantFrom(...supper.characters.map(({ id }) => id))

const guestCommands: fc.Arbitrary<GuestCommand> = fc.oneof(
  fc.record({ type: fc.constant('show' as const), clueId: someClue }),
  fc.record({ type: fc.constant('hand' as const), clueId: someClue, toId: someGuest }),
  fc.record({ type: fc.constant('notes' as const), text: fc.constantFrom('', 'Bruno lies.') }),
  fc.record({ type: fc.constant('accuse' as const), characterId: someCharacter, why: fc.constant('') }),
  fc.record({ type: fc.constant('award' as const), award: fc.constantFrom(...awards), toId: someGuest }),
  fc.record({ type: fc.constant('open' as const) }),
  fc.record({ type: fc.constant('reply' as const), reply: fc.constantFrom('yes', 'no'), allergies: fc.constant('') }),
)

const hostCommands: fc.Arbitrary<HostCommand> = fc.oneof(
  fc.record({ type: fc.constant('show' as const), clueId: someClue }),
  fc.record({ type: fc.constant('hand' as const), clueId: someClue, toId: someGuest }),
  fc.record({ type: fc.constantFrom('leave' as const, 'comeBack' as const), guestId: someGuest }),
  fc.record({ type: fc.constant('swap' as const), guestId: someGuest, withId: someGuest }),
  fc.record({ type: fc.constant('prints' as const), guestId: someGuest, prints: fc.boolean() }),
  fc.record({ type: fc.constant('add' as const), person: fc.constant('Max'), characterId: fc.option(someCharacter) }),
  fc.record({ type: fc.constantFrom('pause' as const, 'resume' as const) }),
  fc.record({ type: fc.constant('pin' as const), clueId: fc.option(someClue) }),
)

type Step = { by: string; command: GuestCommand } | { by: null; command: HostCommand } | 'turn'

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('turn' as const) },
    { weight: 4, arbitrary: fc.record({ by: someGuest, command: guestCommands }) },
    { weight: 3, arbitrary: fc.record({ by: fc.constant(null), command: hostCommands }) },
  ),
  { maxLength: 40 },
)

test('in any order of doing things, no screen says anything before its time or of somebody else', () => {
  fc.assert(
    fc.property(steps, fc.subarray([...everybody, 'zoe'], { minLength: 3 }), (done, ids) => {
      let state = unopened(ids)
      for (const [place, step] of done.entries()) {
        const asked =
          step === 'turn'
            ? asHost({ type: 'turn', from: { phase: state.phase, revealed: state.revealed } })
            : step.by === null
              ? asHost(step.command)
              : ({ as: 'guest', guestId: step.by, command: step.command } as const)
        const applied = applyToEvening(supper, state, asked, { now: startedAt, newId: `guest new ${place}` })
        if ('refused' in applied) continue
        // What was on the table stays there
        expect(applied.state.shown.slice(0, state.shown.length)).toEqual(state.shown)
        state = applied.state
      }
      expectNothingEarly(state)
    }),
    { numRuns: 300 },
  )
})

test('the stage of a host who plays holds no secret, no turn and no solution before the reveal', () => {
  for (const phase of Object.values(at).filter((each) => each < at.reveal)) {
    const state = turnTo(invite(everybody, 'ada'), phase)
    const said = JSON.stringify(hostView(looking(state), staged))
    const isHosts = ({ of, text }: Secret) =>
      of.startsWith('clue') || of === 'read aloud' || text === supper.guide.accusationRules
    const hidden = secrets.filter((each) => !isHosts(each))
    expect(hidden.filter(({ text }) => said.includes(text)).map(({ text }) => text)).toEqual([])
    for (const clue of supper.clues) {
      const isLater = placeOf(clue) > phase
      const isOwn = clue.holder === 'host' && !isLater
      expect([clue.id, said.includes(clue.content)]).toEqual([clue.id, isOwn || state.shown.includes(clue.id)])
      if (isLater || (clue.holder === 'character' && !state.shown.includes(clue.id)))
        expect([clue.id, said.includes(clue.title)]).toEqual([clue.id, false])
    }
    for (const course of supper.courses)
      expect(said.includes(course.hostScript)).toBe(placeOf({ phase: 'course', courseId: course.id }) <= phase)
  }
})

test.each(['ada', undefined])(
  'the script stands on the stage one press before any screen names the culprit',
  (host) => {
    const voted = play(
      turnTo(invite(everybody, host), at.accusation),
      asGuest('bruno', { type: 'accuse', characterId: 'ada', why: '' }),
    )
    const { revealScript } = supper.guide
    const press = m.evening_host_show_step({ name: m.evening_host_step_culprit() })
    const aloud = [m.evening_host_reveal_aloud({ press }), revealScript]
    const first = m.evening_host_reveal_first({ page: m.evening_guest_reveal_votes() })
    const stage = (revealed: number) => hostView(looking(turnTo(voted, at.reveal, revealed)), staged)
    expect([0, 1, 2, 3, 6, 7].map((revealed) => stage(revealed).now.map(({ text }) => text))).toEqual([
      [first],
      aloud,
      // Whoever pressed before the last word reads on
      [revealScript],
      [m.evening_host_reveal_next()],
      [m.evening_host_reveal_next()],
      [m.evening_host_reveal_last()],
    ])
    const isNamed = (revealed: number) => {
      const state = looking(turnTo(voted, at.reveal, revealed))
      const screens = [tableView(state), guestView(state, state.state.guests[1]!, nowhere), stage(revealed)]
      return screens.map(({ reveal }) => reveal.some(({ step }) => step === 'culprit'))
    }
    expect([1, 2].map(isNamed)).toEqual([
      [false, false, false],
      [true, true, true],
    ])
    const silent = turnTo(invite(everybody, host), at.reveal)
    expect(hostView(looking(silent), staged).now.map(({ text }) => text)).toEqual(aloud)
  },
)

test('a kit without a script for the reveal promises none', () => {
  const { guide } = supper
  const document = { ...supper, guide: { ...guide, revealScript: '', translations: {} } }
  const now = (state: DinnerEvening) => hostView({ ...looking(state), document }, staged).now.map(({ text }) => text)
  expect(now(turnTo(invite(everybody), at.reveal))).toEqual([m.evening_host_reveal_next()])
})

test('a host is thanked, and led on, after the last page and after the end', () => {
  const last = (state: DinnerEvening) => hostView(looking(state), staged).last
  const reveal = turnTo(invite(everybody), at.reveal)
  expect([reveal, turnTo(reveal, at.reveal, 5), turnTo(reveal, at.reveal, 6)].map(last)).toEqual([null, null, nowhere])
  expect(last(play(reveal, asHost({ type: 'end' })))).toEqual(nowhere)
})

test.each([undefined, 'ada'])(
  'accusing, the host says what phones ask for, and sees rules for paper as such',
  (host) => {
    const state = turnTo(invite(everybody, host), at.accusation)
    const { now } = hostView(looking(state), staged)
    const aloud = now.filter(({ what }) => what === m.paper_dinner_read_aloud()).map(({ text }) => text)
    expect(aloud).toEqual([m.evening_host_accuse_aloud()])
    const people = 'Person bruno'
    const rules = { what: m.evening_host_paper_rules({ people }), text: supper.guide.accusationRules }
    expect(now).not.toContainEqual(rules)
    const printing = play(state, asHost({ type: 'prints', guestId: 'guest bruno', prints: true }))
    expect(hostView(looking(printing), staged).now).toContainEqual(rules)
    const withSlips = (now: DinnerEvening) =>
      hostView(looking(now), staged).guests.flatMap(({ person, slip }) => (slip ? person : []))
    expect([state, printing].map(withSlips)).toEqual([[], [people]])
  },
)

test.each([undefined, 'ada'])(
  'the props of a course are told with it, with those who get them if they came',
  (host) => {
    const prop = { ...supper.props[0]!, quantity: 2, courseId: 'main', characterId: 'greta' }
    const propsAt = (ids: readonly string[], phase: number) => {
      const now = turnTo(invite(ids, host), phase)
      const view = hostView({ ...looking(now), document: { ...supper, props: [prop] } }, staged)
      return view.now.flatMap(({ what, text }) => (what === m.evening_host_props_here() ? text : []))
    }
    expect(propsAt(everybody, at.starter)).toEqual([])
    expect(propsAt(everybody, at.main)).toEqual(['2 × Bottle of port – for Greta Swan'])
    expect(propsAt(needed, at.main)).toEqual(['2 × Bottle of port'])
  },
)

test('a host who does not play has the whole plan from the start', () => {
  const said = JSON.stringify(hostView(looking(invite(everybody)), staged))
  for (const course of supper.courses) expect(said).toContain(course.hostScript)
  expect(said).toContain(supper.guide.introduction)
})

test('nobody is asked to accuse their own part, and rules for paper are not on phones', () => {
  const state = turnTo(invite([...everybody, 'zoe']), at.accusation)
  const asked = (id: string) => {
    const guest = state.guests.find((each) => each.id === `guest ${id}`)!
    return guestView(looking(state), guest, nowhere)
  }
  const offered = (id: string) => asked(id).accusation?.suspects.map((each) => each.id)
  expect(offered('ada')).toEqual(offered('zoe')?.filter((id) => id !== 'ada'))
  const spared = supper.characters.flatMap(({ role, name }) => (role === 'detective' ? name : []))
  expect(spared.length).toBeGreaterThan(0)
  for (const id of ['ada', 'jules', 'zoe']) expect(asked(id).accusation?.spared).toEqual(spared)
  expect(JSON.stringify(asked('ada'))).not.toContain(supper.guide.accusationRules)
})

test('whom one can accuse is named with who plays them, and who has a phone is known', () => {
  const onPaper = asHost({ type: 'prints', guestId: 'guest bruno', prints: true })
  const state = play(turnTo(invite([...needed, 'zoe']), at.accusation), onPaper)
  const { accusation, others } = guestView(looking(state), state.guests.at(-1)!, nowhere)
  const person = (id: string) => (needed.some((each) => each === id) ? `Person ${id}` : '')
  expect(accusation!.suspects.length).toBeGreaterThan(2)
  for (const each of accusation!.suspects) expect([each.id, each.person]).toEqual([each.id, person(each.id)])
  expect(others.flatMap(({ id, prints }) => (prints ? id : []))).toEqual(['guest bruno'])
})

test('who comes late reads what was read aloud so far and what lies on the table, and no more', () => {
  const late = asHost({ type: 'add', person: 'Max', characterId: null })
  const story = (phase: number, document = supper) => {
    const state = play(turnTo(invite(everybody), phase), late)
    return guestView({ ...looking(state), document }, state.guests.at(-1)!, nowhere).story
  }
  const [starter, main] = supper.courses.map(({ hostScript }) => hostScript)
  const texts = story(at.main).map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining([supper.guide.arrivalScript, starter]))
  expect(texts).not.toContain(main)
  const shown = turnTo(invite(everybody), at.dessert).shown.map(
    (id) => supper.clues.find((clue) => clue.id === id)!.title,
  )
  expect(shown.length).toBeGreaterThan(0)
  expect(story(at.dessert).at(-1)).toEqual({ what: m.evening_guest_table(), text: shown.join('\n') })
  // What the host is told to do is not for guests
  const arrivalScript = '(Pour the cider.)\n\n“Good evening (all of you).”\n\n(Sit down.)'
  const directed = { ...supper, guide: { ...supper.guide, arrivalScript } }
  expect(story(at.starter, directed).map(({ text }) => text)).toContain('“Good evening (all of you).”')
})

test('a detective has something to do in every part', () => {
  for (const phase of Object.values(at)) {
    // In the last part, once the culprit is named
    const state = turnTo(invite([...everybody, 'zoe']), phase, phase === at.reveal ? 1 : 0)
    const view = guestView(looking(state), state.guests.at(-1)!, nowhere)
    expect(view.me.isDetective).toBe(true)
    expect([phase, view.me.rounds.at(-1)?.isNow]).toEqual([phase, true])
  }
})

test('who left keeps what is on the table and nothing of their part', () => {
  const state = play(turnTo(invite(everybody), at.dessert), asHost({ type: 'leave', guestId: 'guest ada' }))
  const view = guestView(looking(state), state.guests[0]!, nowhere)
  expect(view.me).toMatchObject({ hasLeft: true, secrets: [], rounds: [], about: [] })
  expect(view.hand).toEqual([])
  expect(view.table.map(({ id }) => id)).toEqual(['letter'])
})

test('a part without a player is offered; who is missing is not said once people accuse', () => {
  const left = asHost({ type: 'leave', guestId: 'guest ada' })
  const said = (phase: number) => hostView(looking(play(turnTo(invite(everybody), phase), left)), staged)
  expect(said(at.main)).toMatchObject({ isShort: true, free: [{ name: 'Ada Moss' }] })
  for (const phase of [at.accusation, at.reveal]) expect(said(phase).isShort).toBe(false)
})

test('the stage says which clue stays off the screen while another is kept there', () => {
  const keptOff = (state: DinnerEvening) => hostView(looking(state), staged).keptOff
  const dessert = turnTo(invite(everybody), at.dessert)
  const [first] = dessert.shown
  const held = dessert.hands.find(({ clueId }) => !dessert.shown.includes(clueId))!
  const titleOf = (id: string | undefined) => supper.clues.find((clue) => clue.id === id)!.title
  const kept = play(dessert, asHost({ type: 'pin', clueId: first! }))
  const by = held.guestIds[0]!.replace('guest ', '')
  const shown = play(kept, asGuest(by, { type: 'show', clueId: held.clueId }))
  const said = { kept: titleOf(first), newest: titleOf(held.clueId) }
  expect([dessert, kept, shown].map(keptOff)).toEqual([null, null, said])
  const after = [
    play(shown, asHost({ type: 'pin', clueId: null })),
    play(shown, asHost({ type: 'pin', clueId: held.clueId })),
    play(shown, asHost({ type: 'end' })),
    turnTo(shown, at.accusation),
  ]
  expect(after.map(keptOff)).toEqual([null, null, null, null])
})

test('the room’s screen counts those who are there in the vote, and says who left', () => {
  const voted = play(
    turnTo(invite(everybody), at.accusation),
    asGuest('bruno', { type: 'accuse', characterId: 'ada', why: '' }),
    asGuest('hugo', { type: 'accuse', characterId: 'ada', why: '' }),
    asHost({ type: 'leave', guestId: 'guest hugo' }),
  )
  expect(tableView(looking(voted)).vote).toMatchObject({ given: 1, of: 9, left: ['Person hugo'] })
})

test('the reveal is shown step by step, and then where to go on', () => {
  const voted = play(
    turnTo(invite([...everybody, 'zoe']), at.accusation),
    asGuest('zoe', { type: 'accuse', characterId: 'ada', why: 'The port.' }),
    asGuest('ada', { type: 'award', award: 'detective', toId: 'guest zoe' }),
  )
  const seen = (revealed: number) => {
    const state = turnTo(voted, at.reveal, revealed)
    return guestView(looking(state), state.guests[0]!, nowhere)
  }
  expect(seen(0).reveal).toEqual([])
  expect(seen(2).reveal[1]).toMatchObject({
    step: 'culprit',
    name: 'Ada Moss',
    person: 'Person ada',
    found: ['Person zoe'],
  })
  expect(seen(6).last).toBeNull()
  const last = seen(7)
  expect(last.last).toEqual(nowhere)
  expect(last.reveal.at(-1)).toMatchObject({
    step: 'awards',
    awards: [{ award: 'detective', people: ['Person zoe'] }, { people: [] }, { people: [] }, { people: [] }],
  })
  expect(phaseNow(supper, turnTo(voted, at.reveal)).name).toBe('reveal')
})

test.each([undefined, 'ada'])(
  'the arrival begins with what is said then; what was to be prepared can be read again',
  (host) => {
    const seen = (phase: number) => hostView(looking(turnTo(invite(everybody, host), phase)), staged)
    const now = (phase: number) => seen(phase).now.map(({ text }) => text)
    const { preparation, arrivalScript } = supper.guide
    expect(now(0)).toContain(preparation)
    expect(now(at.arrival)[0]).toBe(arrivalScript)
    for (const phase of [at.arrival, at.starter]) expect(now(phase)).not.toContain(preparation)
    expect(seen(at.starter).steps[0]).toMatchObject({ minute: null, isPast: true, isNow: false })
    expect(seen(at.starter).steps[0]?.lines.map(({ text }) => text)).toContain(preparation)
  },
)

test('a kit without words for the arrival shows there how to prepare, where older ones say them', () => {
  const { guide } = supper
  const older = { ...supper, guide: { ...guide, arrivalScript: '', translations: {} } }
  const view = hostView({ ...looking(turnTo(invite(everybody), at.arrival)), document: older }, staged)
  expect(view.now.map(({ text }) => text)).toContain(guide.preparation)
})

test('the timeline names those who are in tonight’s story, and who came late with them', () => {
  const moments = supper.moments.map((each) => ({ ...each, witnessIds: ['greta'] }))
  const told = (state: DinnerEvening) => {
    const shown = looking(turnTo(state, at.reveal, 3))
    const view = tableView({ ...shown, document: { ...supper, moments } })
    return JSON.stringify(view.reveal.find(({ step }) => step === 'timeline')).includes('Greta Swan')
  }
  expect(told(invite(needed))).toBe(false)
  const late = asHost({ type: 'add', person: 'Max', characterId: 'greta' })
  expect(told(play(turnTo(invite(needed), at.main), late))).toBe(true)
})

test('a guest is told who of the story is not at the table', () => {
  const absentFor = (ids: readonly (typeof everybody)[number][]) => {
    const state = invite(ids)
    return guestView(looking(state), state.guests[0]!, nowhere).absent
  }
  expect(absentFor(everybody)).toEqual([])
  const names = (ids: readonly string[]) => supper.characters.flatMap(({ id, name }) => (ids.includes(id) ? name : []))
  expect(absentFor(needed)).toEqual(names(['greta', 'hugo', 'iris', 'jules']))
})

test('all screens count the parts of the evening alike, and the invitation is none', () => {
  const state = turnTo(invite(everybody), at.reveal)
  const frames = [
    guestView(looking(state), state.guests[0]!, nowhere),
    tableView(looking(state)),
    hostView(looking(state), staged),
  ]
  expect(frames.map(({ phase: { number, of } }) => [number, of])).toEqual([
    [6, 6],
    [6, 6],
    [6, 6],
  ])
})

test('the screen for the room asks for accusations only until the reveal', () => {
  const vote = (phase: number) => tableView(looking(turnTo(invite(everybody), phase))).vote
  const suspectIds = supper.characters.flatMap(({ id, role }) => (role === 'suspect' ? id : []))
  const asked = { given: 0, of: 10, left: [], suspectIds }
  expect([at.dessert, at.accusation, at.reveal].map(vote)).toEqual([null, asked, null])
})
