// @ts-check
import { ensureBuilt, ensureMessages } from './build.mjs'
import { exclusively } from './exclusive.mjs'
import { ensureInstalled } from './install.mjs'
import { requireNode20 } from './paths.mjs'

/** Ends the process with a message when it cannot.
 * @param {{ packages: import('./install.mjs').Extent, built?: boolean, texts?: boolean }} needs `texts` as Node reads
 * them, which no build needs */
export async function prepare({ packages, built = false, texts = false }) {
  requireNode20()
  try {
    await exclusively(async () => {
      await ensureInstalled(packages)
      if (texts) await ensureMessages()
      if (built) await ensureBuilt()
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
