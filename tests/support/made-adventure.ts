import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { ChosenStatus } from '#app/shared/statuses.ts'
import type { Command } from '#app/features/studio/draft/command.schema.ts'
import type { Taken } from '#app/features/studio/draft/taken.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { newId } from '#app/shared/ids.ts'
import { changeRow, createRow, edit as editRequest } from './draft-commands.ts'
import type { Person, Reply } from './person.ts'

export type Secrets = {
  code: string
  decoy: string
  reply: string
  hint: string
  ending: string
  /** For who has not seen the ending, at another one; there is none here. */
  teaser?: string
  layer: string
  /** The author's nudge towards the lock; without it, the product's. */
  goal?: string
  /** Of a look with a close-up and a sound; without it there is none. */
  look?: { lines: string[]; altText: string; soundCaption: string }
  /** What only one role reads, in a look and in a room of its own; without it there are no roles. */
  roles?: Record<Role, string>
}

type File = { id: string; url: string }

export const plainSecrets: Secrets = {
  code: '0427',
  decoy: '1111',
  reply: 'Not that one.',
  hint: 'Look at the clock.',
  ending: 'You are out.',
  layer: 'The lock hangs open.',
}

export type MadeAdventure = {
  id: string
  title: string
  pictures: File[]
  /** Of what players see in the hall once they have solved the puzzle. */
  layer: File
  /** What the lock lies in. */
  object: File
  look: { id: string; picture: File; sound: File } | null
  roles: Record<Role, { look: string; door: string; back: string }> | null
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

/** @returns the answer's body */
export async function askEditor(creator: Person, adventureId: string, request: object): Promise<unknown> {
  const reply = await creator.postJson(`/editor/${adventureId}`, request)
  return JSON.parse(expectStatus(reply, 200, `the editor with ${JSON.stringify(request)}`).text)
}

export async function edit(creator: Person, adventureId: string, ...commands: Command[]): Promise<Taken> {
  const { taken } = (await askEditor(creator, adventureId, editRequest(...commands))) as { taken: Taken }
  const isWhole = taken.results.every((result) => result.status === 'taken' && result.asked.length === 0)
  if (!isWhole) throw new Error(`the editor with ${JSON.stringify(commands)}: ${JSON.stringify(taken.results)}`)
  return taken
}

export async function uploadPicture(
  creator: Person,
  adventureId: string,
  purpose: 'cover' | 'scene' | 'puzzle',
  scene?: string,
): Promise<File> {
  const address = `/api/uploads?adventure=${adventureId}&purpose=${purpose}${scene ? `&scene=${scene}` : ''}`
  return JSON.parse(
    expectStatus(await creator.upload(address, await picture(640, 360, '#336699')), 201, 'an upload').text,
  ) as File
}

async function addRole(creator: Person, adventureId: string, hall: string, role: Role, words: string) {
  const [look, room, door, back] = [newId(), newId(), newId(), newId()]
  await edit(
    creator,
    adventureId,
    createRow('scene', { id: room, name: `Room ${role}`, altText: 'A room.', description: words, role }),
    createRow('hotspot', {
      id: look,
      parent: hall,
      type: 'look',
      x: 35,
      y: role === 'a' ? 15 : 85,
      name: `Mirror ${role}`,
      lines: [words],
      visibilityConditions: { type: 'role', role },
    }),
    createRow('hotspot', {
      id: door,
      parent: hall,
      type: 'scene_link',
      x: 65,
      y: role === 'a' ? 15 : 85,
      targetId: room,
    }),
    createRow('hotspot', { id: back, parent: room, type: 'scene_link', x: 50, y: 50, targetId: hall }),
  )
  return { look, door, back }
}

async function addLook(creator: Person, adventureId: string, parent: string, words: NonNullable<Secrets['look']>) {
  const picture = await uploadPicture(creator, adventureId, 'puzzle')
  const heard = await creator.send('POST', `/api/uploads?adventure=${adventureId}&purpose=sound`, {
    headers: { 'Content-Type': 'audio/mpeg', Accept: 'application/json' },
    body: await readFile('samples/adventures/the-rabbit-takes-a-bow/sound/theatre-night.mp3'),
  })
  const sound = JSON.parse(expectStatus(heard, 201, 'a sound').text) as File
  const id = newId()
  const files = { imageAssetId: picture.id, soundAssetId: sound.id }
  const place = { x: 35, y: 50, name: 'Clock' }
  await edit(creator, adventureId, createRow('hotspot', { id, parent, type: 'look', ...place, ...words, ...files }))
  return { id, picture, sound }
}

export async function createProject(
  creator: Person,
  title: string,
  price = '0',
  primaryLanguage: Locale = 'en',
): Promise<string> {
  const reply = expectStatus(
    await creator.postJson('/creator.data', {
      intent: 'create-adventure',
      title,
      kind: 'online-adventure',
      category: 'Mystery',
      price,
      primaryLanguage,
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
  await edit(
    creator,
    id,
    createRow('scene', {
      id: ids.hall,
      name: 'Hall',
      altText: 'A hall.',
      description: 'You are in the hall.',
    }),
    createRow('scene', {
      id: ids.garden,
      name: 'Garden',
      altText: 'A garden.',
      isEnding: true,
      endingText: secrets.ending,
      endingTeaser: secrets.teaser ?? '',
    }),
  )
  const cover = await uploadPicture(creator, id, 'cover')
  const scene = await uploadPicture(creator, id, 'scene', ids.hall)
  const layer = await uploadPicture(creator, id, 'puzzle')
  const object = await uploadPicture(creator, id, 'puzzle')
  const hotspot = (fields: object) => createRow('hotspot', { parent: ids.hall, y: 50, ...fields })
  await edit(
    creator,
    id,
    createRow('item', { id: ids.item, name: 'Brass key' }),
    createRow('puzzle', {
      id: ids.puzzle,
      name: 'Lock',
      type: 'code_entry',
      description: 'It is locked.',
      objectAssetId: object.id,
      objectAltText: 'A chest bound in iron.',
      objectPlace: { x: 50, y: 50, width: 60, height: 60 },
      hints: [secrets.hint],
      configuration: { codeLength: secrets.code.length, codeType: 'alphanumeric', showLength: false },
      solution: { correctCode: secrets.code, decoys: [{ code: secrets.decoy, reply: secrets.reply }] },
    }),
    hotspot({ id: ids.key, type: 'item', x: 20, name: 'Key', targetId: ids.item }),
    hotspot({
      id: ids.lock,
      type: 'puzzle',
      x: 50,
      name: 'Lock',
      targetId: ids.puzzle,
      goalHints: secrets.goal === undefined ? [] : [secrets.goal],
    }),
    hotspot({
      id: ids.door,
      type: 'scene_link',
      x: 80,
      name: 'Door',
      targetId: ids.garden,
      interactionConditions: { type: 'puzzle_solved', puzzleId: ids.puzzle },
      blockedMessage: 'The door is shut.',
    }),
    createRow('layer', {
      parent: ids.hall,
      name: 'Open lock',
      imageAssetId: layer.id,
      width: 20,
      height: 20,
      altText: secrets.layer,
      description: secrets.layer,
      visibilityConditions: { type: 'puzzle_solved', puzzleId: ids.puzzle },
    }),
  )
  await edit(
    creator,
    id,
    changeRow('scene', ids.hall, { imageAssetId: scene.id }, { imageAssetId: null }),
    changeRow('details', id, { coverAssetId: cover.id }, { coverAssetId: null }),
  )
  const look = secrets.look ? await addLook(creator, id, ids.hall, secrets.look) : null
  const inRole = (role: Role, words: string) => addRole(creator, id, ids.hall, role, words)
  const roles = secrets.roles && { a: await inRole('a', secrets.roles.a), b: await inRole('b', secrets.roles.b) }
  return { id, title, pictures: [cover, scene], layer, object, look, roles: roles ?? null, ids }
}

export async function publish(
  creator: Person,
  adventureId: string,
  status: Exclude<ChosenStatus, 'draft'> = 'published',
  recommendedPlayers = '1-4',
): Promise<void> {
  const fields = { description: 'Two rooms and a lock.', recommendedPlayers }
  await edit(
    creator,
    adventureId,
    changeRow('details', adventureId, fields, { description: '', recommendedPlayers: '' }),
  )
  await askEditor(creator, adventureId, { intent: 'change-status', status })
}

export async function startRun(player: Person, adventureId: string, language: Locale = 'en'): Promise<string> {
  const reply = await player.postForm(`/play/${adventureId}`, { intent: 'start', language })
  const id = /^\/run\/([0-9a-f-]{36})/.exec(reply.headers.location ?? '')?.[1]
  if (!id) throw new Error(`no run was started: ${reply.status} ${reply.text.slice(0, 300)}`)
  return id
}

export const play = (player: Person, runId: string, command: object, commandId = newId()): Promise<Reply> =>
  player.postJson(`/api/runs/${runId}/commands`, { commandId, command })
