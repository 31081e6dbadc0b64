// @ts-check
import nodeFs from 'node:fs'

/**
 * For a compiler that opens all of its files at once and passes over those that the system then refuses.
 * @returns {{ fs: typeof nodeFs, check: () => void }} `fs` holds one file open at a time; `check` throws what could
 * not be written
 */
export function writeInTurn() {
  /** @type {unknown} */
  let failure
  const writeFile = async (/** @type {string} */ file, /** @type {string} */ text) => {
    try {
      nodeFs.writeFileSync(file, text)
    } catch (error) {
      failure ??= error
      throw error
    }
  }
  return {
    fs: /** @type {typeof nodeFs} */ ({ ...nodeFs, promises: { ...nodeFs.promises, writeFile } }),
    check: () => {
      if (failure) throw failure
    },
  }
}
