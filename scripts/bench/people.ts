import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'

/** Signed up under a name that no other part of the benchmark uses. */
export async function newPerson({ server }: ThrowAwayWorld, name: string): Promise<Person> {
  const person = new Person(server.url)
  await person.signUp(`${name}@example.org`)
  return person
}

export async function publishedBy(creator: Person): Promise<MadeAdventure> {
  const made = await makeAdventure(creator, { title: 'The measured house' })
  await publish(creator, made.id, 'published', '1-6')
  return made
}
