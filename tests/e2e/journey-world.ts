/** A server with a database and a data directory of its own; each worker's journeys have one. */
export type JourneyWorld = { url: string; databaseUrl: string; folder: string }

const variable = 'JOURNEY_WORLDS'

/** Hands the started worlds to the workers, by the environment they inherit. */
export function tellWorlds(worlds: readonly JourneyWorld[]): void {
  process.env[variable] = JSON.stringify(worlds)
}

/** The world of this worker. */
export function journeyWorld(): JourneyWorld {
  const worlds = JSON.parse(process.env[variable] ?? '[]') as JourneyWorld[]
  const world = worlds[Number(process.env.TEST_PARALLEL_INDEX)]
  if (!world) throw new Error('Journeys have a server only inside of a Playwright worker')
  return world
}
