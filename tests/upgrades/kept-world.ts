import { makeAdventure, play, publish, startRun } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'

export const keptSecret = 'the secret of a server that was kept for tests'

/** Two accounts, a published adventure with an ended and an open game, and a draft; the tests know their names. */
export async function makeKeptWorld(url: string): Promise<void> {
  const creator = new Person(url)
  const player = new Person(url)
  await creator.signUp('creator@example.org')
  await player.signUp('player@example.org')
  const { id, ids } = await makeAdventure(creator, { title: 'The old clock' })
  await publish(creator, id)
  await makeAdventure(creator, { title: 'The unfinished cellar' })
  const open = { type: 'use_hotspot', hotspotId: ids.lock }
  const answer = (code: string) => ({ type: 'answer', puzzleId: ids.puzzle, answer: { code } })
  await make(player, id, [open, answer('0000'), answer('0427'), { type: 'use_hotspot', hotspotId: ids.door }])
  const key = { type: 'use_hotspot', hotspotId: ids.key }
  await make(creator, id, [key, open, { type: 'take_hint', puzzleId: ids.puzzle }, answer('0427')])
  for (const person of [creator, player]) person.close()
}

async function make(person: Person, adventureId: string, moves: readonly object[]): Promise<void> {
  const run = await startRun(person, adventureId)
  for (const move of moves) {
    const { status, text } = await play(person, run, move)
    if (status !== 200) throw new Error(`${JSON.stringify(move)}: ${status} ${text.slice(0, 300)}`)
  }
}
