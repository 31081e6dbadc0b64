import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** Start servers and kill them, or ask for every page as everybody: half a minute each. */
const slow = /\/(tests\/(authorization|security|mail|play)|scripts|server)\/.*\.integration\.test\.ts$/

/** At the end of a run a slow file would leave the other workers idle. Without a run before, Vitest goes by size. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
