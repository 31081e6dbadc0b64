import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId, randomName } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { soundLinkOf } from './sound-link.server.ts'

const world = useStudioWorld()
const origin = 'https://play.example.org'

test('a printed sound has a link once published, on a reachable site, in its own adventure', async () => {
  const [id, name] = [newId(), randomName()]
  await world.database.insert(assets).values({
    id,
    adventureId: world.adventureId,
    purpose: 'sound',
    name,
    storageKey: `sounds/${name}.mp3`,
    mime: 'audio/mpeg',
    bytes: 1,
    sha256: 'x',
  })
  const link = (address: string | null, at: string | undefined = origin, adventureId = world.adventureId) =>
    soundLinkOf(world.database, adventureId, address, at)
  expect(await link(`/media/${name}.mp3`)).toBeNull()
  await world.database.update(assets).set({ publishedAt: new Date() }).where(eq(assets.id, id))
  // Published once, then back to draft: the link leads to nothing
  expect(await link(`/media/${name}.mp3`)).toBeNull()
  await world.database.update(adventures).set({ status: 'published' }).where(eq(adventures.id, world.adventureId))
  expect(await link(`/media/${name}.mp3`)).toBe(`https://play.example.org/media/${name}.mp3`)
  expect(await soundLinkOf(world.database, world.adventureId, `/media/${name}.mp3`)).toBeNull()
  expect(await link(`/media/${name}.mp3`, origin, newId())).toBeNull()
  for (const address of [null, '', '/illustrations/service-museums.webp']) expect(await link(address)).toBeNull()
})
