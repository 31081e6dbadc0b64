import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Uploads } from '#app/features/media/uploads.ts'
import { useFileQueue } from './use-file-queue.ts'
import { UploadsContext } from './use-uploads.ts'

test('pictures sent while another part of the page sends to the same place are not lost', () => {
  const uploads = new Uploads()
  const queues: ReturnType<typeof useFileQueue>[] = []
  function Part() {
    const target = { adventureId: 'adv', purpose: 'scene' } as const
    queues.push(useFileQueue(target, 'new scenes', { keep: () => true, kept: (count) => ({ title: String(count) }) }))
    return null
  }
  renderToStaticMarkup(
    <UploadsContext value={uploads}>
      <Part />
      <Part />
    </UploadsContext>,
  )
  // Nothing that is sent after this arrives
  void uploads.inTurn(() => Promise.withResolvers<never>().promise)
  const pictures = (count: number) => Array.from({ length: count }, (_, at) => new File(['picture'], `${at}.png`))
  queues[0]!.send(pictures(3))
  queues[1]!.send(pictures(2))
  queues[1]!.send(pictures(1))
  expect(uploads.getState().running).toHaveLength(6)
})
