import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** The slowest files, slowest first: beside them there is still enough work for the other workers. */
const slowest = [
  'tests/security/chaos',
  'tests/authorization/matrix',
  'tests/security/party-kills',
  'tests/security/fuzz',
  'tests/upgrades/kept-databases',
  'tests/mail/servers',
  'samples/kits-on-paper',
  'samples/fields-on-paper',
  'app/features/studio/draft/interleavings',
  'app/features/adventure/checks/search/examine',
  'app/features/puzzles/print/compose-print',
  'app/features/puzzles/types/logic_grid/rules/deduction',
]

/** These start and kill servers, or request every page as every role: half a minute each. */
const slow = /\/(tests\/(authorization|security|mail|play)|scripts|server)\/.*\.integration\.test\.ts$/

/** At the end of a run a slow file would leave the other workers idle. Without a run before, Vitest goes by size. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

/** Files that need their own process run together: in between, each would end a worker that other files share. */
function rank({ moduleId, project }: TestSpecification): number {
  const at = slowest.findIndex((name) => moduleId.includes(`/${name}.`))
  if (at !== -1) return at
  const group = slow.test(moduleId) ? 0 : 2
  return slowest.length + group + (project.config.isolate ? 0 : 1)
}
