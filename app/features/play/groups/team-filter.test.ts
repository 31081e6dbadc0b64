import { expect, test } from 'vitest'
import { isShown, readFilter, teamFilters } from './team-filter.ts'
import type { TeamFilter } from './team-filter.ts'

type Seen = Parameters<typeof isShown>[0]

const members = (...here: boolean[]) => here.map((isHere) => ({ name: 'Ada', isHere }))
const playing: Seen = { standing: 'playing', stuck: null, members: members(true, false) }

test.each<[Seen, TeamFilter[]]>([
  [playing, ['all', 'playing']],
  [{ ...playing, stuck: 'slow' }, ['all', 'help', 'playing']],
  [{ ...playing, members: members(false, false) }, ['all', 'away', 'playing']],
  [{ ...playing, standing: 'absent', members: [] }, ['all', 'absent']],
  [{ ...playing, standing: 'outOfTime' }, ['all', 'playing']],
  [{ ...playing, standing: 'waiting', members: members(false) }, ['all', 'waiting']],
  [{ ...playing, standing: 'finished', members: members(false) }, ['all', 'finished']],
  [{ ...playing, standing: 'over' }, ['all', 'finished']],
])('%j is shown under %j', (team, filters) => {
  expect(teamFilters.filter((filter) => isShown(team, filter))).toEqual(filters)
})

test('an address that names no filter shows all', () => {
  expect([readFilter('help'), readFilter(null), readFilter('everything')]).toEqual(['help', 'all', 'all'])
})
