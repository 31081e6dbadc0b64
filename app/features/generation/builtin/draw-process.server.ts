/** The process that draws: drawing would block all requests, and native code can only be stopped with its process. */
import sharp from 'sharp'
import { guardProcess } from '#app/platform/guard-process.server.ts'
import { drawRequest } from './draw.ts'
import type { DrawReply, DrawRequest } from './messages.ts'
import { rasterise } from './rasterise.ts'

async function answer({ id, ...request }: DrawRequest): Promise<DrawReply> {
  try {
    const drawing = drawRequest(request)
    return { id, picture: await rasterise(drawing, request.size), notDrawn: drawing.notDrawn }
  } catch (error) {
    return { id, error: String(error).slice(0, 2000) }
  }
}

sharp.concurrency(1)
sharp.cache(false)
const { isFull } = guardProcess(Number(process.argv[2]))
process.on('message', (request: DrawRequest) => {
  void answer(request).then((reply) => process.send?.({ ...reply, isFull: isFull() }))
})
process.on('disconnect', () => process.exit())
