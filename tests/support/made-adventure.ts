import sharp from 'sharp'
import { newId } from '#app/shared/ids.ts'
import type { Person, Reply } from './person.ts'

export type Secrets = { code: string; decoy: string; reply: string; hint: string; ending: string }

export const plainSecrets: Secrets = {
  code: '0427',
  decoy: '1111',
  reply: 'Not that one.',
  hint: 'Look at the clock.',
  ending: 'You are out.',
}

export type MadeAdventure = {
  id: string
  title: string
  pictures: { id: string; url: string }[]
  ids: { hall: string; garden: string; puzzle: string; item: string; key: string; lock: string; door: string }
}

const picture = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

function expectStatus(reply: Reply, status: number, what: string): Reply {
  if (reply.status !== status)
    throw new Error(`${what}: ${reply.status} instead of ${status}: ${reply.text.slice(0, 500)}`)
  return reply
}

export async function edit(
  creator: Person,
  adventureId: string,
  command: object,
): Promise<{ change: { details?: { version: number }; scenes?: { id: string; version: number }[] } }> {
  const reply = await creator.postJson(`/editor/${adventureId}`, command)
  return JSON.parse(expectStatus(reply, 200, `the editor with ${JSON.stringify(command)}`).text) as Awaited<
    ReturnType<typeof edit>
  >
}

export async function uploadPicture(
  creator: Person,
  adventureId: string,
  purpose: 'cover' | 'scene',
  scene?: string,
): Promise<{ id: string; url: string }> {
  const address = `/api/uploads?adventure=${adventureId}&purpose=${purpose}${scene ? `&scene=${scene}` : ''}`
  return JSON.parse(
    expectStatus(await creator.upload(address, await picture(1920, 1080, '#336699')), 201, 'an upload').text,
  ) as { id: string; url: string }
}

export async function createProject(creator: Person, title: string, price = '0'): Promise<string> {
  const reply = expectStatus(
    await creator.postJson('/creator.data', {
      intent: 'create-adventure',
      title,
      kind: 'online-adventure',
      category: 'Mystery',
      price,
    }),
    200,
    'a new project',
  )
  const id = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(reply.text)?.[0]
  if (!id) throw new Error(`no id in ${reply.text}`)
  return id
}

export async function makeAdventure(
  creator: Person,
  options: { title: string; price?: string; secrets?: Secrets },
): Promise<MadeAdventure> {
  const { title, price = '0', secrets = plainSecrets } = options
  const id = await createProject(creator, title, price)
  const ids = {
    hall: newId(),
    garden: newId(),
    puzzle: newId(),
    item: newId(),
    key: newId(),
    lock: newId(),
    door: newId(),
  }
  await edit(creator, id, {
    intent: 'create-scene',
    id: ids.hall,
    name: 'Hall',
    altText: 'A hall.',
    description: 'You are in the hall.',
  })
  await edit(creator, id, {
    intent: 'create-scene',
    id: ids.garden,
    name: 'Garden',
    altText: 'A garden.',
    isEnding: true,
    endingText: secrets.ending,
  })
  const cover = await uploadPicture(creator, id, 'cover')
  const scene = await uploadPicture(creator, id, 'scene', ids.hall)
  await edit(creator, id, { intent: 'create-item', id: ids.item, name: 'Brass key' })
  await edit(creator, id, {
    intent: 'create-puzzle',
    id: ids.puzzle,
    name: 'Lock',
    type: 'code_entry',
    description: 'It is locked.',
    hints: [secrets.hint],
    configuration: { codeLength: secrets.code.length, codeType: 'alphanumeric', showLength: false },
    solution: { correctCode: secrets.code, decoys: [{ code: secrets.decoy, reply: secrets.reply }] },
  })
  await edit(creator, id, {
    intent: 'create-hotspot',
    id: ids.key,
    sceneId: ids.hall,
    type: 'item',
    x: 20,
    y: 50,
    name: 'Key',
    targetId: ids.item,
  })
  await edit(creator, id, {
    intent: 'create-hotspot',
    id: ids.lock,
    sceneId: ids.hall,
    type: 'puzzle',
    x: 50,
    y: 50,
    name: 'Lock',
    targetId: ids.puzzle,
  })
  const locked = {
    interactionConditions: { type: 'puzzle_solved', puzzleId: ids.puzzle },
    blockedMessage: 'The door is shut.',
  }
  await edit(creator, id, {
    intent: 'create-hotspot',
    id: ids.door,
    sceneId: ids.hall,
    type: 'scene_link',
    x: 80,
    y: 50,
    name: 'Door',
    targetId: ids.garden,
    ...locked,
  })
  const hall = await edit(creator, id, { intent: 'set-scene-image', sceneId: ids.hall, version: 1, assetId: scene.id })
  await edit(creator, id, { intent: 'set-starting-scene', sceneId: ids.hall, version: versionOf(hall, ids.hall) })
  await edit(creator, id, { intent: 'set-cover', version: await detailsVersion(creator, id), assetId: cover.id })
  return { id, title, pictures: [cover, scene], ids }
}

const versionOf = (saved: Awaited<ReturnType<typeof edit>>, sceneId: string): number =>
  saved.change.scenes?.find((scene) => scene.id === sceneId)?.version ?? 1

export async function detailsVersion(creator: Person, adventureId: string): Promise<number> {
  const reply = expectStatus(
    await creator.postJson(`/editor/${adventureId}`, {
      intent: 'update-details',
      version: 1_000_000,
      changes: { difficulty: 2 },
    }),
    409,
    'a save from the future',
  )
  return (JSON.parse(reply.text) as { current: { details: { version: number } } }).current.details.version
}

export async function publish(
  creator: Person,
  adventureId: string,
  status: 'published' | 'coming_soon' = 'published',
  recommendedPlayers = '1-4',
): Promise<void> {
  const changes = { description: 'Two rooms and a lock.', recommendedPlayers }
  await edit(creator, adventureId, {
    intent: 'change-status',
    version: await detailsVersion(creator, adventureId),
    status,
    changes,
  })
}

export async function startRun(player: Person, adventureId: string): Promise<string> {
  const reply = await player.postForm(`/play/${adventureId}`, { intent: 'start', language: 'en' })
  const id = /^\/run\/([0-9a-f-]{36})/.exec(reply.headers.location ?? '')?.[1]
  if (!id) throw new Error(`no run was started: ${reply.status} ${reply.text.slice(0, 300)}`)
  return id
}

export const play = (player: Person, runId: string, command: object, commandId = newId()): Promise<Reply> =>
  player.postJson(`/api/runs/${runId}/commands`, { commandId, command })
