import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventureScenes, sceneHotspots } from '#database/schema/scenes.ts'

type SceneValues = typeof adventureScenes.$inferInsert
type HotspotValues = typeof sceneHotspots.$inferInsert

export async function buildScene(
  database: Queryable,
  overrides: Partial<SceneValues> & Pick<SceneValues, 'adventureId'>,
): Promise<typeof adventureScenes.$inferSelect> {
  const [row] = await database
    .insert(adventureScenes)
    .values({
      name: 'The Hall',
      description: 'Dust, and a door that was painted shut.',
      altText: 'A hall with one door.',
      ...overrides,
    })
    .returning()
  if (!row) throw new Error('no scene was built')
  return row
}

export async function buildHotspot(
  database: Queryable,
  overrides: Partial<HotspotValues> & Pick<HotspotValues, 'sceneId'>,
): Promise<typeof sceneHotspots.$inferSelect> {
  const [row] = await database
    .insert(sceneHotspots)
    .values({ type: 'scene_link', name: 'The door', x: 50, y: 50, ...overrides })
    .returning()
  if (!row) throw new Error('no hotspot was built')
  return row
}
