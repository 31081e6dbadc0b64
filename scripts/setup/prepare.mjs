// @ts-check
import { ensureBuilt } from './build.mjs'
import { exclusively } from './exclusive.mjs'
import { ensureInstalled } from './install.mjs'
import { requireNode20 } from './paths.mjs'

/** Ends the process with a message when it cannot.
 * @param {{ packages: import('./install.mjs').Extent, built: boolean }} needs */
export async function prepare({ packages, built }) {
  requireNode20()
  try {
    await exclusively(async () => {
      await ensureInstalled(packages)
      if (built) await ensureBuilt()
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
