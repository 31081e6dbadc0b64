// @ts-check
import { ensureBuilt } from './build.mjs'
import { exclusively } from './exclusive.mjs'
import { ensureInstalled } from './install.mjs'
import { requireNode20 } from './paths.mjs'

/**
 * Gets the checkout ready: packages installed, and the pages built where they are needed. Ends the process with a message when it cannot.
 *
 * @param {{ built: boolean }} needs
 */
export async function prepare({ built }) {
  requireNode20()
  try {
    await exclusively(async () => {
      await ensureInstalled()
      if (built) await ensureBuilt()
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
