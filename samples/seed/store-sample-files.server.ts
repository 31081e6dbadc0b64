import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { folderOf } from '#app/features/media/image-shapes.server.ts'
import { keepAsset } from '#app/features/media/keep-asset.server.ts'
import { storeImageAsset } from '#app/features/media/store-asset.server.ts'
import { storeSoundAsset } from '#app/features/media/store-sound.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { decodeImage } from '#app/platform/images/decode-image.server.ts'
import type { SampleAdventure, SampleFrame } from '#samples/sample-adventure.ts'
import type { SampleKit } from '#samples/sample-kit.ts'
import { pixelsOf } from '#samples/layer-pixels.ts'
import { kitKeys } from './kit-rows.ts'
import { filesIn, withFiles } from './puzzle-halves.ts'

/** `folder` holds one folder of files per sample. */
export interface Seeding {
  database: Database
  storage: FileStorage
  owner: Member
  folder: string
}

/** @throws for an unknown file */
export type FileIds = (file: string) => string

const shapes = {
  item: { width: 512, height: 512 },
  npc: { width: 720, height: 1280 },
  closeUp: { width: 1280, height: 720 },
}

const pathFrom =
  ({ folder }: Seeding, { key }: SampleFrame) =>
  (file: string) =>
    join(folder, key, file)

/** Processed like an upload. @returns its id */
async function storeSampleCover(seeding: Seeding, sample: SampleFrame, adventureId: string): Promise<string> {
  const { owner, database: db, storage } = seeding
  const source = await readFile(pathFrom(seeding, sample)(sample.cover.image))
  return (await storeImageAsset({ owner, adventureId, db, storage, purpose: 'cover', source })).id
}

/** Files other than the cover are already in their final form, which keeps the first start short.
 * @returns the sample with the addresses of what its puzzles name, too */
export async function storeSampleFiles(
  seeding: Seeding,
  sample: SampleAdventure,
  adventureId: string,
): Promise<{ files: FileIds; sample: SampleAdventure }> {
  const { owner, database, storage } = seeding
  const keeping = { owner, adventureId, db: database, storage }
  const ids = new Map<string, string>()
  const addresses = new Map<string, string>()
  const pathOf = pathFrom(seeding, sample)
  const read = (file: string) => readFile(pathOf(file))
  const keep = async (
    image: string,
    purpose: 'scene' | 'puzzle' | 'item' | 'npc',
    shape: { width: number; height: number },
  ) => {
    if (ids.has(image)) return
    const kept = { data: await read(image), mime: 'image/webp', ...shape }
    const asset = await keepAsset(keeping, purpose, folderOf[purpose], kept)
    ids.set(image, asset.id)
    addresses.set(image, assetUrl(asset))
  }
  const keepSound = async (file: string) => {
    if (ids.has(file)) return
    const asset = await storeSoundAsset({ ...keeping, source: await read(file) })
    ids.set(file, asset.id)
    addresses.set(file, asset.url)
  }
  ids.set(sample.cover.image, await storeSampleCover(seeding, sample, adventureId))
  for (const scene of sample.scenes)
    await keep(scene.image, 'scene', { width: scene.canvasWidth, height: scene.canvasHeight })
  for (const layer of sample.layers ?? []) await keep(layer.image, 'puzzle', pixelsOf(sample, layer))
  for (const hotspot of sample.hotspots)
    if (hotspot.type === 'look' && hotspot.closeUp) await keep(hotspot.closeUp.image, 'puzzle', shapes.closeUp)
  for (const { object, configuration } of sample.puzzles)
    for (const file of [...(object ? [object.image] : []), ...filesIn(configuration)])
      if (file.endsWith('.mp3')) await keepSound(file)
      else await keep(file, 'puzzle', await decodeImage(pathOf(file)))
  for (const item of sample.items) await keep(item.icon, 'item', shapes.item)
  for (const npc of sample.npcs) await keep(npc.avatar, 'npc', shapes.npc)
  for (const { sound } of sample.scenes) if (sound) await keepSound(sound.file)
  return { files: fileIds(sample, ids), sample: withFiles(sample, fileIds(sample, addresses)) }
}

/** Portraits lie in a folder of that name. */
export async function storeKitFiles(seeding: Seeding, sample: SampleKit, adventureId: string): Promise<FileIds> {
  const { owner, database, storage } = seeding
  const keeping = { owner, adventureId, db: database, storage }
  const ids = new Map([[sample.cover.image, await storeSampleCover(seeding, sample, adventureId)]])
  for (const file of kitKeys(sample).pictures) {
    const path = pathFrom(seeding, sample)(file)
    const { width, height } = await decodeImage(path)
    const purpose = file.includes('/portraits/') ? 'npc' : 'puzzle'
    const kept = { data: await readFile(path), mime: 'image/webp', width, height }
    ids.set(file, (await keepAsset(keeping, purpose, folderOf[purpose], kept)).id)
  }
  return fileIds(sample, ids)
}

const fileIds =
  (sample: SampleFrame, ids: ReadonlyMap<string, string>): FileIds =>
  (file) => {
    const id = ids.get(file)
    if (!id) throw new Error(`The sample ${sample.key} has no file ${file}`)
    return id
  }
