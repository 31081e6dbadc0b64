import { describe, expect, test } from 'vitest'
import { playerCommandSchema } from './command.schema.ts'
import { replay } from './replay.fixtures.ts'
import { initialState } from './initial-state.ts'
import { studyGame, Table } from './study.fixtures.ts'

describe('places', () => {
  test('a player begins at the start, and others join where the first one is', () => {
    const table = new Table()
    expect(table.state.players.ada).toEqual({ sceneId: 'study', puzzleId: null, dialogue: null, roles: ['a', 'b'] })
    table.use('safe-door')
    table.answer('safe', '0427')
    table.use('stairs')
    table.do({ type: 'join' }, 'bob')
    expect(table.state.players.bob?.sceneId).toBe('cellar')
    expect(table.do({ type: 'join' }, 'bob')).toEqual([])
  })

  test('an owner’s playtest may begin in any scene of the edition and in no other', () => {
    const table = new Table()
    expect(table.do({ type: 'join', sceneId: 'cellar' }, 'owner')).toEqual(['player_joined'])
    expect(table.do({ type: 'join', sceneId: 'nowhere' }, 'owner2')).toBe('notHere')
  })

  test('a locked way stays shut without the key and opens with it', () => {
    const table = new Table()
    expect(table.use('stairs')).toEqual(['found_shut'])
    expect(table.use('stairs')).toBe('blocked')
    expect(table.state.players.ada?.sceneId).toBe('study')
    table.use('safe-door')
    table.answer('safe', '0427')
    expect(table.use('stairs')).toEqual(['moved'])
    expect(table.state.players.ada?.sceneId).toBe('cellar')
  })

  test('a hotspot that is in another scene, invisible or unknown is refused as not here', () => {
    const table = new Table()
    expect(['clock-face', 'drawer', 'nothing', 'constructor'].map((id) => table.use(id))).toEqual(
      Array(4).fill('notHere'),
    )
  })

  test('nobody travels to a scene that no effect has revealed', () => {
    const table = new Table(studyGame({ onSafe: [{ type: 'reveal_scene', sceneId: 'cellar' }] }))
    expect(table.do({ type: 'travel', sceneId: 'cellar' })).toBe('notHere')
    table.use('safe-door')
    table.answer('safe', '0427')
    expect(table.do({ type: 'travel', sceneId: 'cellar' })).toEqual(['moved'])
    expect(table.do({ type: 'travel', sceneId: 'garden' })).toBe('notHere')
  })

  test('a player who has left can do nothing until they join again', () => {
    const table = new Table()
    expect(table.do({ type: 'leave' })).toEqual(['player_left'])
    expect(table.use('coin-1')).toBe('notInRun')
    table.do({ type: 'join' })
    expect(table.use('coin-1')).toEqual(['hotspot_taken', 'item_gained'])
  })

  test('an NPC who has nothing to say starts no conversation', () => {
    const table = new Table()
    table.do({ type: 'join', sceneId: 'cellar' }, 'bob')
    expect(table.use('butler', 'bob')).toBe('nothingToSay')
    expect(table.state.players.bob?.dialogue).toBeNull()
  })
})

describe('items', () => {
  test('an item can be picked up only once, also by another player', () => {
    const table = new Table()
    table.do({ type: 'join' }, 'bob')
    expect(table.use('coin-1')).toEqual(['hotspot_taken', 'item_gained'])
    expect(table.use('coin-1', 'bob')).toBe('notHere')
    expect(table.state.inventory).toEqual({ coin: 1 })
  })

  test('stackable items add up, others are held only once', () => {
    const table = new Table(
      studyGame({
        onSafe: [
          { type: 'give_item', itemId: 'key', count: 5 },
          { type: 'give_item', itemId: 'coin', count: 5 },
        ],
      }),
    )
    table.use('coin-1')
    table.use('safe-door')
    table.answer('safe', '0427')
    expect(table.state.inventory).toEqual({ coin: 6, key: 1 })
  })

  test('taking more than there is leaves none, and no negative number', () => {
    const table = new Table(studyGame({ onSafe: [{ type: 'take_item', itemId: 'coin', count: 9 }] }))
    table.use('coin-1')
    table.use('safe-door')
    table.answer('safe', '0427')
    expect(table.state.inventory).toEqual({ key: 1 })
  })
})

describe('endings', () => {
  test('entering an ending scene ends the run with its text, its time and its score', () => {
    const table = new Table()
    table.use('safe-door')
    table.answer('safe', '0427')
    table.use('stairs')
    table.use('clock-face')
    table.wait(60)
    expect(table.answer('clock', 'TICK')).toEqual(['puzzle_solved', 'moved', 'finished'])
    expect(table.state.ending).toEqual({
      reason: 'scene',
      sceneId: 'garden',
      title: { en: 'CANARY-scene-garden', fr: 'CANARI-scène-garden' },
      text: { en: 'CANARY-ending', fr: 'CANARI-fin' },
      at: 60_000,
      score: 150 + 140,
    })
    expect(table.use('up')).toBe('finished')
  })

  test('an effect can end the run where the player is, and nothing follows it', () => {
    const table = new Table(
      studyGame({
        onSafe: [
          { type: 'finish', title: { en: 'Done' }, text: { en: 'So soon' } },
          { type: 'give_item', itemId: 'coin', count: 1 },
        ],
      }),
    )
    table.use('safe-door')
    expect(table.answer('safe', '0427').at(-1)).toBe('finished')
    expect(table.state.ending).toMatchObject({ reason: 'effect', sceneId: 'study', title: { en: 'Done' } })
    expect(table.state.inventory).toEqual({ key: 1 })
  })

  test('an ending whose conditions do not hold yet waits for them', () => {
    const table = new Table()
    const garden = table.game.edition.scenes.find(({ id }) => id === 'garden')!
    garden.ending = { text: {}, conditions: { type: 'has_item', itemId: 'coin', count: 1 } }
    table.do({ type: 'join', sceneId: 'garden' }, 'bob')
    expect(table.state.ending).toBeNull()
    expect(table.use('coin-1')).toEqual(['hotspot_taken', 'item_gained', 'finished'])
  })

  test('without any other ending, solving every puzzle ends the run', () => {
    const table = new Table(studyGame({ document: { endsWhenAllSolved: true } }))
    table.game.edition.scenes.find(({ id }) => id === 'garden')!.ending = null
    table.use('safe-door')
    expect(table.answer('safe', '0427')).not.toContain('finished')
    table.use('stairs')
    table.use('clock-face')
    expect(table.answer('clock', 'TICK')).toContain('finished')
    expect(table.state.ending?.reason).toBe('all_solved')
  })
})

describe('commands', () => {
  test('unknown kinds and unknown keys are refused', () => {
    for (const command of [
      null,
      'join',
      {},
      { type: 'join' },
      { type: 'leave' },
      { type: 'use_item' },
      { type: 'use_item', itemId: 'key', count: 2 },
      { type: 'use_item_on', itemId: 'key', sceneId: 'study' },
      { type: 'combine_items', itemId: 'key', otherItemId: 'constructor!' },
      { type: 'choose', choice: 0 },
      { type: 'choose', step: 1, choice: -1 },
      { type: 'choose', step: 1, choice: 0.5 },
      { type: 'continue', step: '1' },
      { type: 'leave_dialogue', npcId: 'butler' },
      { type: 'use_hotspot' },
      { type: 'use_hotspot', hotspotId: 'a', playerId: 'bob' },
      { type: 'use_hotspot', hotspotId: '__proto__' },
      { type: 'answer', puzzleId: 'safe', answer: 1, now: 0 },
      { type: 'set_untimed', untimed: 'yes' },
    ]) {
      expect(playerCommandSchema.safeParse(command).success, JSON.stringify(command)).toBe(false)
    }
  })

  test('a refused command leaves the state as it was', () => {
    const table = new Table()
    table.use('stairs')
    const before = JSON.stringify(table.state)
    table.use('stairs')
    table.answer('safe', '0427')
    expect(JSON.stringify(table.state)).toBe(before)
  })

  test('replaying the events of a whole game gives its final state', () => {
    const table = new Table()
    table.use('coin-1')
    table.use('safe-door')
    table.answer('safe', '1234')
    table.do({ type: 'take_hint', puzzleId: 'safe' })
    table.answer('safe', '0427')
    table.use('drawer')
    table.use('stairs')
    table.use('clock-face')
    table.answer('clock', 'TICK')
    expect(replay(initialState({ seed: 7 }), JSON.parse(JSON.stringify(table.events)))).toEqual(table.state)
  })
})
