import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchOver } from './watchdog.ts'

/** A temporary folder that does not outlive this process, even if it is killed. */
export function throwAwayFolder(prefix: string, parent = tmpdir()): { path: string; remove: () => void } {
  const path = mkdtempSync(join(parent, prefix))
  const dismiss = watchOver(path)
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true })
      dismiss()
    },
  }
}
