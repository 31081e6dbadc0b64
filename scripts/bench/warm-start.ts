import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { startProduct } from '#tests/support/product-server.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'

export async function measureStarts(times: number): Promise<{ firstMs: number; warmMs: number[] }> {
  const { path: folder, remove } = throwAwayFolder('whodini-start-')
  chmodSync(folder, 0o711)
  const start = async (): Promise<number> => {
    const began = performance.now()
    const server = await startProduct({ DATA_DIR: join(folder, 'data') })
    const took = performance.now() - began
    await server.stop()
    return took
  }
  try {
    const firstMs = await start()
    const warmMs: number[] = []
    for (let time = 0; time < times; time++) warmMs.push(await start())
    return { firstMs, warmMs }
  } finally {
    remove()
  }
}
