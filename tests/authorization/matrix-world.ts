import { newId } from '#app/shared/ids.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish, startRun, uploadPicture } from '#tests/support/made-adventure.ts'
import { invite } from '#tests/support/party-driver.ts'
import { give, payFor } from '#tests/support/paid-for.ts'
import type { Person } from '#tests/support/person.ts'
import { roles, states } from './expected.ts'
import type { Role, State } from './expected.ts'

export type Subject = {
  id: string
  /** Stands for its id in public addresses. */
  address: string
  title: string
  sceneId: string
  puzzleId: string
  runId: string
  joinCode: string
  reviewId: string
  purchaseId: string
  /** Of a member who is unrelated to everybody else. */
  memberId: string
  giftId: string
  /** Kept by the owner. */
  lockId: string
  media: string
}

export type MatrixWorld = HttpWorld & {
  people: Record<Role, Person>
  subjects: Record<State, Subject>
  spare(state: State): Promise<string>
}

export const mail = (role: Role): string => `${role}@example.org`

async function peopleOf(world: HttpWorld): Promise<Record<Role, Person>> {
  const people = { visitor: world.person() } as Record<Role, Person>
  // The first person of a local installation is its admin
  for (const role of ['admin', ...roles.filter((name) => name !== 'visitor' && name !== 'admin')] as Role[])
    people[role] = await world.member(mail(role))
  await world.database.query('update users set email_verified = true')
  await world.database.query(
    `insert into user_roles (user_id, role) select id, 'moderator' from users where email = $1`,
    [mail('moderator')],
  )
  return people
}

const statusIn = (state: State): string => (state === 'deleted' ? 'published' : state === 'linked' ? 'unlisted' : state)

export const lockForm = {
  type: 'riddle',
  language: 'en',
  title: 'At the door',
  question: '',
  opened: 'Come in.',
  openedLink: '',
}

async function lockOf(person: Person): Promise<string> {
  const { headers } = await person.postForm('/lock/new', lockForm)
  return headers.location!.split('/')[2]!
}

async function subjectIn(world: HttpWorld, people: Record<Role, Person>, state: State): Promise<Subject> {
  const title = `The ${state} affair`
  const made = await makeAdventure(people.owner, { title, price: '12.50' })
  await publish(people.owner, made.id)
  const purchaseId = await payFor(world.database, mail('buyer'), made.id)
  const giftId = await give(world.database, mail('buyer'), made.id)
  const runId = await startRun(people.buyer, made.id)
  const joinCode = await invite(people.buyer, runId)
  const reviewId = newId()
  await world.database.query(
    `insert into reviews (id, adventure_id, user_id, rating, text) select $1, $2, id, 4, 'Dusty, and good.' from users where email = $3`,
    [reviewId, made.id, mail('buyer')],
  )
  const { url } = await uploadPicture(people.owner, made.id, 'scene', made.ids.garden)
  await world.database.query('update adventures set status = $2, deleted_at = $3 where id = $1', [
    made.id,
    statusIn(state),
    state === 'deleted' ? new Date() : null,
  ])
  const { rows } = await world.database.query<{ id: string }>('select id from users where email = $1', [mail('other')])
  const { rows: links } = await world.database.query<{ link: string }>('select link from adventures where id = $1', [
    made.id,
  ])
  return {
    id: made.id,
    address: state === 'linked' ? links[0]!.link : made.id,
    title,
    sceneId: made.ids.hall,
    puzzleId: made.ids.puzzle,
    runId,
    joinCode,
    reviewId,
    purchaseId,
    memberId: rows[0]!.id,
    giftId,
    lockId: await lockOf(people.owner),
    media: url.split('/').pop()!,
  }
}

export async function openMatrixWorld(): Promise<MatrixWorld> {
  const world = await openHttpWorld()
  try {
    const people = await peopleOf(world)
    const subjects = {} as Record<State, Subject>
    for (const state of states) subjects[state] = await subjectIn(world, people, state)
    // Pages cached for visitors while the rows were being changed by hand
    await world.database.query(`select pg_notify('whodini_pages', '')`)
    return { ...world, people, subjects, spare: (state) => spareOf(world, state) }
  } catch (error) {
    await world.close()
    throw error
  }
}

async function spareOf(world: HttpWorld, state: State): Promise<string> {
  const id = newId()
  await world.database.query(
    `insert into adventures (id, creator_id, title, slug, kind, category, status, deleted_at)
     select $1, id, 'A spare one', $1::uuid::text, 'online-adventure', 'Mystery', $2, $3 from users where email = $4`,
    [id, statusIn(state), state === 'deleted' ? new Date() : null, mail('owner')],
  )
  return id
}
