import { newId } from '#app/shared/ids.ts'
import { createRow } from '#tests/support/draft-commands.ts'
import { edit, makeAdventure, publish } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'

const thingsEach = 12

/** There is always something to do: the way out needs a code that nobody tries. */
export async function publishManyThings(creator: Person): Promise<{ made: MadeAdventure; items: string[] }> {
  const made = await makeAdventure(creator, { title: 'A house full of things' })
  const rooms = [made.ids.hall, newId(), newId()]
  const items = [made.ids.item]
  const hotspot = (parent: string, fields: object) => createRow('hotspot', { parent, ...fields })
  await edit(
    creator,
    made.id,
    ...rooms.slice(1).map((id, at) => createRow('scene', { id, name: `Room ${at + 1}`, altText: 'A room.' })),
  )
  for (const [at, room] of rooms.entries()) {
    const others = rooms.filter((each) => each !== room)
    const things = Array.from({ length: thingsEach }, (_, thing) => createRow('item', { name: `Thing ${at}-${thing}` }))
    await edit(
      creator,
      made.id,
      ...others.map((targetId, way) =>
        hotspot(room, { type: 'scene_link', x: 10 + way * 80, y: 90, name: `Way ${way}`, targetId }),
      ),
      ...things,
      ...things.map(({ id }, thing) =>
        hotspot(room, { type: 'item', x: 5 + thing * 8, y: 30, name: `Thing ${thing}`, targetId: id }),
      ),
    )
    items.push(...things.map(({ id }) => id))
  }
  await publish(creator, made.id, 'published', '1-6')
  return { made, items }
}
