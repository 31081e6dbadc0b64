import { roles } from '#app/shared/player-roles.ts'
import { describe, expect, test } from 'vitest'
import type { SecretNode } from './edition-secrets.schema.ts'
import { choice, node, parlourGame } from './parlour.fixtures.ts'
import { presentEvent } from './present-event.ts'
import { project } from './project.ts'
import { Table } from './study.fixtures.ts'

const parlour = () => new Table(parlourGame())
const dialogueOf = (table: Table, playerId = 'ada') => table.state.players[playerId]?.dialogue ?? null
const choose = (table: Table, index: number, playerId = 'ada') =>
  table.do({ type: 'choose', step: dialogueOf(table, playerId)?.step ?? 0, choice: index }, playerId)
const goOn = (table: Table, playerId = 'ada') =>
  table.do({ type: 'continue', step: dialogueOf(table, playerId)?.step ?? 0 }, playerId)
const view = (table: Table, language: 'en' | 'fr' = 'en', playerId = 'ada') =>
  project(table.game.edition, table.state, playerId, language, table.clock)!
const shown = (table: Table, playerId = 'ada') =>
  view(table, 'en', playerId).dialogue?.choices.map(({ text, locked }) => [text.replace('CANARY-choice-', ''), locked])

const withMaid = (nodes: SecretNode[]) => new Table(parlourGame({ secrets: { npcs: [{ id: 'maid', nodes }] } }))

function light(table: Table): void {
  for (const spot of ['wax-a', 'wax-b', 'string-a', 'matches']) table.use(spot)
  for (const [itemId, otherItemId] of [
    ['wax', 'wax'],
    ['ball', 'string'],
    ['matches', 'candle'],
  ] as const)
    table.do({ type: 'combine_items', itemId, otherItemId })
}

describe('a conversation', () => {
  test('begins at the first node whose conditions hold', () => {
    const table = parlour()
    expect(table.use('maid')).toEqual(['dialogue_opened', 'node_seen', 'dialogue_shown'])
    expect(dialogueOf(table)?.nodeId).toBe('hello')
    goOn(table)
    light(table)
    choose(table, 1)
    expect(dialogueOf(table)?.nodeId).toBe('thanks')
    goOn(table)
    table.use('maid')
    expect(dialogueOf(table)?.nodeId).toBe('again')
  })

  test('a conversation shows speaker, portrait, text and choices, but not where they lead', () => {
    const table = parlour()
    table.use('maid')
    goOn(table)
    expect(view(table, 'fr').dialogue).toEqual({
      npcId: 'maid',
      step: 2,
      speaker: 'CANARY-npc-maid',
      portraitAssetId: 'portrait-maid',
      text: 'CANARI-mots-ask',
      subtitle: '',
      choices: [
        { text: 'CANARI-choix-bell', locked: false },
        { text: 'CANARI-choix-light', locked: true },
        { text: 'CANARI-choix-nothing', locked: false },
      ],
      mustChoose: true,
    })
  })

  test('a question waits for a choice, and accepts none that is locked or missing', () => {
    const table = parlour()
    table.use('maid')
    goOn(table)
    const before = table.state
    expect([goOn(table), choose(table, 1), choose(table, 3)]).toEqual(['choiceNeeded', 'choiceLocked', 'movedOn'])
    expect(table.state).toBe(before)
    expect(choose(table, 2)).toEqual(['choice_made', 'node_seen', 'dialogue_shown'])
  })

  test('the only way on from a node counts as no answer; one of several does', () => {
    const table = withMaid([
      node('hello', 'dialogue', [choice('on', 'more')]),
      node('more', 'dialogue', [choice('stay', 'ask'), choice('leave', 'ask')]),
      node('ask', 'question', [choice('single', 'bye')]),
      node('bye', 'dialogue'),
    ])
    table.use('maid')
    expect(choose(table, 0)).toEqual(['node_seen', 'dialogue_shown'])
    expect(choose(table, 1)).toEqual(['choice_made', 'node_seen', 'dialogue_shown'])
    expect(choose(table, 0)).toEqual(['choice_made', 'node_seen', 'dialogue_shown'])
    expect(table.state.journal.flatMap((entry) => (entry.kind === 'chose' ? [entry.text.en] : []))).toEqual([
      'CANARY-choice-leave',
      'CANARY-choice-single',
    ])
  })

  test('ends when nothing more follows', () => {
    const table = parlour()
    table.use('maid')
    goOn(table)
    choose(table, 2)
    expect(goOn(table)).toEqual(['dialogue_ended'])
    expect(view(table).dialogue).toBeNull()
    expect(goOn(table)).toBe('notTalking')
  })

  test('can be left at any moment, before a question too', () => {
    const table = parlour()
    table.use('maid')
    goOn(table)
    expect(table.do({ type: 'leave_dialogue' })).toEqual(['dialogue_ended'])
    expect(table.do({ type: 'leave_dialogue' })).toEqual([])
    expect(choose(table, 0)).toBe('notTalking')
  })

  test('a command for an earlier moment of it does nothing: a double click answers once', () => {
    const table = parlour()
    table.use('maid')
    const { step } = dialogueOf(table)!
    table.do({ type: 'continue', step })
    expect(table.do({ type: 'continue', step })).toBe('movedOn')
    expect(table.do({ type: 'choose', step, choice: 0 })).toBe('movedOn')
    table.do({ type: 'leave_dialogue' })
    table.use('maid')
    expect(table.do({ type: 'continue', step })).toBe('movedOn')
  })

  test('closes the open puzzle, and ends when the player opens a puzzle or walks away', () => {
    const table = parlour()
    table.use('box')
    table.use('maid')
    expect(table.state.players.ada?.puzzleId).toBeNull()
    table.use('box')
    expect(table.state.players.ada).toMatchObject({ puzzleId: 'box', dialogue: null })
    light(table)
    table.use('maid')
    table.use('mirror')
    expect(dialogueOf(table)).toBeNull()
  })

  test('an NPC whose nodes all wait for something has nothing to say', () => {
    const table = withMaid([node('later', 'dialogue', [], { conditions: { type: 'flag_set', flag: 'lit' } })])
    expect(table.use('maid')).toBe('nothingToSay')
    light(table)
    expect(table.use('maid')).toContain('dialogue_shown')
  })

  test('a question whose choices are all closed can be continued to its end', () => {
    const table = withMaid([
      node('ask', 'question', [
        choice('light', 'yes', { conditions: { type: 'flag_set', flag: 'lit' }, otherwise: 'locked' }),
      ]),
      node('yes', 'dialogue'),
    ])
    table.use('maid')
    expect(view(table).dialogue).toMatchObject({ mustChoose: false, choices: [{ locked: true }] })
    expect(goOn(table)).toEqual(['dialogue_ended'])
  })
})

describe('rewards', () => {
  test('are given once, on the first visit by any player, and the journal has the text once', () => {
    const table = parlour()
    table.do({ type: 'join' }, 'bob')
    table.use('maid')
    goOn(table)
    expect(choose(table, 0)).toEqual([
      'choice_made',
      'node_seen',
      'item_gained',
      'experience_gained',
      'node_seen',
      'dialogue_shown',
    ])
    expect(table.state).toMatchObject({ experience: 20, inventory: { bell: 1 } })
    table.use('maid', 'bob')
    goOn(table, 'bob')
    expect(shown(table, 'bob')).toEqual([
      ['light', true],
      ['nothing', false],
    ])
    expect(table.state.journal.flatMap((entry) => (entry.kind === 'said' ? [entry.text.en] : []))).toEqual([
      'CANARY-words-hello',
      'CANARY-words-ask',
    ])
  })

  test('a text said or answered again is not recorded again', () => {
    const table = parlour()
    for (let times = 0; times < 3; times++) {
      table.use('maid')
      goOn(table)
      choose(table, dialogueOf(table)!.choices.length - 1)
    }
    expect(view(table).journal.map(({ kind }) => kind)).toEqual(['seen', 'said', 'said', 'chose', 'said'])
  })

  test('an action and a branch say nothing and immediately take the first open way', () => {
    const table = parlour()
    light(table)
    table.use('maid')
    goOn(table)
    choose(table, 0)
    expect(dialogueOf(table)?.nodeId).toBe('thanks')
    expect(table.state.seenNodes.map(({ nodeId }) => nodeId)).toEqual(['hello', 'ask', 'give', 'sort', 'thanks'])
    expect(table.state.experience).toBe(70)
  })

  test('that open a choice open it in the same step', () => {
    const table = withMaid([
      node(
        'hello',
        'question',
        [choice('ring', 'bye', { conditions: { type: 'has_item', itemId: 'bell', count: 1 } })],
        { rewards: [{ type: 'give_item', itemId: 'bell', count: 1 }] },
      ),
      node('bye', 'dialogue'),
    ])
    table.use('maid')
    expect(shown(table)).toEqual([['ring', false]])
  })

  test('that move the player to another scene take the text along', () => {
    const table = withMaid([node('come', 'dialogue', [], { rewards: [{ type: 'go_to_scene', sceneId: 'attic' }] })])
    expect(table.use('maid')).toEqual(['dialogue_opened', 'node_seen', 'moved', 'dialogue_shown'])
    expect(view(table)).toMatchObject({ scene: { id: 'attic' }, dialogue: { text: 'CANARY-words-come' } })
  })

  test('that end the run end it inside the conversation, with the text in the journal', () => {
    const table = withMaid([
      node('fin', 'dialogue', [], { rewards: [{ type: 'finish', title: { en: 'The end' }, text: {} }] }),
    ])
    expect(table.use('maid')).toEqual(['dialogue_opened', 'node_seen', 'finished'])
    expect(view(table)).toMatchObject({
      dialogue: null,
      ending: { title: 'The end' },
      journal: [{ kind: 'seen' }, { kind: 'said', text: 'CANARY-words-fin' }],
    })
    expect(goOn(table)).toBe('finished')
  })

  test('a loop of silent nodes ends the conversation, and what they gave stays', () => {
    const table = parlour()
    light(table)
    table.use('mirror')
    table.use('ghost')
    expect(choose(table, 0)).toEqual([
      'choice_made',
      'node_seen',
      'experience_gained',
      'counter_changed',
      'counter_changed',
      'node_seen',
      'dialogue_ended',
    ])
    expect(table.state.experience).toBe(1)
  })

  test('a long chain of actions is passed through in one go', () => {
    const line = Array.from({ length: 150 }, (_, i) =>
      node(`n${i}`, 'action', [choice('x', `n${i + 1}`)], { rewards: [{ type: 'add_experience', amount: 1 }] }),
    )
    const table = withMaid([node('begin', 'dialogue', [choice('x', 'n0')]), ...line, node('n150', 'dialogue')])
    table.use('maid')
    goOn(table)
    expect([table.state.experience, dialogueOf(table)?.nodeId]).toEqual([150, 'n150'])
  })
})

describe('several players', () => {
  test('talk to the same NPC, each at their own place in the dialogue', () => {
    const table = parlour()
    table.do({ type: 'join' }, 'bob')
    table.use('maid')
    goOn(table)
    table.use('maid', 'bob')
    expect([dialogueOf(table)?.nodeId, dialogueOf(table, 'bob')?.nodeId]).toEqual(['ask', 'hello'])
    expect(view(table).party.map(({ npcName }) => npcName)).toEqual(['CANARY-npc-maid', 'CANARY-npc-maid'])
  })

  test('what one finds unlocks the other’s choice, under the same step', () => {
    const table = parlour()
    table.do({ type: 'join' }, 'bob')
    table.use('maid')
    goOn(table)
    const { step } = dialogueOf(table)!
    for (const spot of ['wax-a', 'wax-b', 'string-a', 'matches']) table.use(spot, 'bob')
    table.do({ type: 'combine_items', itemId: 'wax', otherItemId: 'wax' }, 'bob')
    table.do({ type: 'combine_items', itemId: 'ball', otherItemId: 'string' }, 'bob')
    expect(table.do({ type: 'combine_items', itemId: 'candle', otherItemId: 'matches' }, 'bob')).toContain(
      'choices_changed',
    )
    expect(shown(table)).toEqual([
      ['bell', false],
      ['light', false],
      ['nothing', false],
    ])
    expect(table.do({ type: 'choose', step, choice: 1 })).toContain('dialogue_shown')
  })

  test('a choice that disappears makes a new step, so that none is taken by mistake', () => {
    const table = parlour()
    table.do({ type: 'join' }, 'bob')
    for (const id of ['ada', 'bob']) {
      table.use('maid', id)
      goOn(table, id)
    }
    const { step } = dialogueOf(table, 'bob')!
    expect(choose(table, 0)).toContain('choices_changed')
    expect(table.do({ type: 'choose', step, choice: 1 }, 'bob')).toBe('movedOn')
    expect(shown(table, 'bob')).toEqual([
      ['light', true],
      ['nothing', false],
    ])
  })

  test('a player to whom another left no answer is out of the conversation', () => {
    const once = { conditions: { type: 'not', of: { type: 'flag_set', flag: 'told' } } } as const
    const table = withMaid([
      node('ask', 'question', [choice('now', 'told', once), choice('later', 'told', { ...once, otherwise: 'locked' })]),
      node('told', 'dialogue', [], { rewards: [{ type: 'set_flag', flag: 'told', value: true }] }),
    ])
    table.do({ type: 'join' }, 'bob')
    table.use('maid')
    table.use('maid', 'bob')
    const { step } = dialogueOf(table, 'bob')!
    expect(choose(table, 0)).toContain('dialogue_ended')
    expect([dialogueOf(table)?.nodeId, dialogueOf(table, 'bob')]).toEqual(['told', null])
    expect(table.do({ type: 'choose', step, choice: 0 }, 'bob')).toBe('notTalking')
  })

  test('the party learns who talks, and what is said and answered', () => {
    const table = parlour()
    table.use('maid')
    goOn(table)
    choose(table, 2)
    goOn(table)
    expect(
      table.events
        .map((event) => presentEvent(table.game.edition, event, 'fr', roles))
        .filter((notice) => notice !== null && notice.type !== 'player_joined'),
    ).toEqual([
      { type: 'dialogue_opened', playerId: 'ada', npcName: 'CANARY-npc-maid' },
      { type: 'npc_spoke', playerId: 'ada', npcName: 'CANARY-npc-maid', text: 'CANARI-mots-hello' },
      { type: 'npc_spoke', playerId: 'ada', npcName: 'CANARY-npc-maid', text: 'CANARI-mots-ask' },
      { type: 'choice_made', playerId: 'ada', npcName: 'CANARY-npc-maid', text: 'CANARI-choix-nothing' },
      { type: 'npc_spoke', playerId: 'ada', npcName: 'CANARY-npc-maid', text: 'CANARI-mots-bye' },
      { type: 'dialogue_ended', playerId: 'ada', npcName: 'CANARY-npc-maid' },
    ])
    expect(
      view(table, 'fr').journal.map((entry) =>
        'speaker' in entry ? [entry.kind, entry.speaker, entry.text] : [entry.kind],
      ),
    ).toEqual([
      ['seen'],
      ['said', 'CANARY-npc-maid', 'CANARI-mots-hello'],
      ['said', 'CANARY-npc-maid', 'CANARI-mots-ask'],
      ['chose', 'CANARY-npc-maid', 'CANARI-choix-nothing'],
      ['said', 'CANARY-npc-maid', 'CANARI-mots-bye'],
    ])
  })
})
