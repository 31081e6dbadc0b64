import { newId } from '#app/shared/ids.ts'
import { edit, makeAdventure, publish } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'

/** Things in each of the rooms, each to be had once. */
const thingsEach = 12

/**
 * Publishes a house in which there is always something to do: three rooms that lead to each other, a lock, and things that each lie there
 * once. It does not end by itself: the way out waits for a code that nobody tries.
 */
export async function publishManyThings(creator: Person): Promise<{ made: MadeAdventure; items: string[] }> {
  const made = await makeAdventure(creator, { title: 'A house full of things' })
  const rooms = [made.ids.hall, newId(), newId()]
  const items = [made.ids.item]
  for (const [at, id] of rooms.entries())
    if (at > 0) await edit(creator, made.id, { intent: 'create-scene', id, name: `Room ${at}`, altText: 'A room.' })
  for (const [at, sceneId] of rooms.entries()) {
    for (const [way, targetId] of rooms.filter((room) => room !== sceneId).entries()) {
      await edit(creator, made.id, {
        intent: 'create-hotspot',
        id: newId(),
        sceneId,
        type: 'scene_link',
        x: 10 + way * 80,
        y: 90,
        name: `Way ${way}`,
        targetId,
      })
    }
    for (let thing = 0; thing < thingsEach; thing++) {
      const itemId = newId()
      await edit(creator, made.id, { intent: 'create-item', id: itemId, name: `Thing ${at}-${thing}` })
      await edit(creator, made.id, {
        intent: 'create-hotspot',
        id: newId(),
        sceneId,
        type: 'item',
        x: 5 + thing * 8,
        y: 30,
        name: `Thing ${thing}`,
        targetId: itemId,
      })
      items.push(itemId)
    }
  }
  await publish(creator, made.id, 'published', '1-6')
  return { made, items }
}
