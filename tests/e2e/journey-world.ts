export type JourneyWorld = { url: string; databaseUrl: string; folder: string }

const variable = 'JOURNEY_WORLDS'

export function tellWorlds(worlds: readonly JourneyWorld[]): void {
  process.env[variable] = JSON.stringify(worlds)
}

export function journeyWorld(): JourneyWorld {
  const worlds = JSON.parse(process.env[variable] ?? '[]') as JourneyWorld[]
  const world = worlds[Number(process.env.TEST_PARALLEL_INDEX)]
  if (!world) throw new Error('Journeys have a server only inside of a Playwright worker')
  return world
}
