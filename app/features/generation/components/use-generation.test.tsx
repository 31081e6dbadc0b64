import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { PictureBody } from '#app/features/generation/generate.schema.ts'
import { UploadsContext } from '#app/features/media/components/use-uploads.ts'
import { Uploads } from '#app/features/media/uploads.ts'
import { useGeneration } from './use-generation.ts'
import type { Generation, GenerationOf } from './use-generation.ts'

afterEach(() => vi.unstubAllGlobals())

const asset = { id: 'a', url: '/media/a.webp', width: 16, height: 9, bytes: 100 }
const left = { minute: 4, hour: 29, day: 99, budget: 5_000 }
const words: PictureBody = { adventureId: 'adv', prompt: 'A hall' }

function open(asked: Partial<GenerationOf> = {}) {
  const uploads = new Uploads()
  const came: string[] = []
  let generation!: Generation
  function Place() {
    generation = useGeneration({ place: 'generate-cover-image', slot: 'cover', body: () => words, ...asked }, () => {})
    return null
  }
  const draw = () =>
    renderToStaticMarkup(
      <UploadsContext value={uploads}>
        <Place />
      </UploadsContext>,
    )
  draw()
  // Effects do not run here: this receiver is what a closed place leaves behind
  uploads.receivers.set('cover', (result) => void came.push((result as typeof asset).id))
  return { uploads, came, draw, now: () => generation }
}

const answering = (...answers: (() => Response | Promise<Response>)[]) => {
  const fetched = vi.fn<typeof fetch>()
  for (const each of answers) fetched.mockImplementationOnce(async () => each())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const picture = () => Response.json({ asset, origin: 'built-in', left })
const limited = () => Response.json({ error: { code: 'generationLimit', params: {}, retryAfter: 60 } }, { status: 429 })

test('if too little is filled in, nothing is sent and the place says what is missing', () => {
  const fetched = answering(picture)
  const { uploads, draw, now } = open({ body: () => null, place: 'puzzle-card' })
  now().generate()
  draw()
  expect(fetched).not.toHaveBeenCalled()
  expect(now().error).toBe('This puzzle needs a description to generate an image')
  expect(uploads.getState().failed).toEqual([])
})

test('it runs in the uploads as a generation, one at a time, and passes on the picture', async () => {
  const saved = Promise.withResolvers<void>()
  const fetched = answering(picture)
  const { came, draw, now, uploads } = open({ before: () => saved.promise })
  now().generate()
  now().generate()
  draw()
  expect(now()).toMatchObject({ isGenerating: true, isBusy: true, error: null })
  expect(fetched).not.toHaveBeenCalled()
  saved.resolve()
  await vi.waitFor(() => expect(came).toEqual(['a']))
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(uploads.getState().running).toEqual([]))
})

test('while a file is on its way to the same place, nothing is generated', async () => {
  const fetched = answering(picture)
  const { uploads, draw, now } = open()
  void uploads.run('cover', null, () => Promise.withResolvers<null>().promise)
  draw()
  expect(now()).toMatchObject({ isGenerating: false, isBusy: true })
  now().generate()
  expect(fetched).not.toHaveBeenCalled()
})

test('a stopped generation shows nothing at its place and is not retried', async () => {
  const end = Promise.withResolvers<Response>()
  answering(() => end.promise)
  const { uploads, came, draw, now } = open()
  now().generate()
  now().stop()
  end.resolve(picture())
  await vi.waitFor(() => expect(uploads.getState().running).toEqual([]))
  draw()
  expect([came, now().error, uploads.getState().failed]).toEqual([[], null, []])
})

test('a failure says why and when to retry; a retry sends the input of that time', async () => {
  let typed = 'A hall'
  const fetched = answering(limited, picture)
  const { uploads, came, draw, now } = open({ body: () => ({ ...words, prompt: typed }) })
  now().generate()
  await vi.waitFor(() => expect(uploads.getState().failed).toMatchObject([{ place: 'cover', kind: 'generation' }]))
  draw()
  expect(now().error).toBe('Please wait a moment before generating another image. Try again in about 1 minute.')
  typed = 'A cellar'
  uploads.getState().failed[0]!.again()
  await vi.waitFor(() => expect(came).toEqual(['a']))
  expect(String(fetched.mock.calls[1]![1]?.body)).toContain('A cellar')
  draw()
  expect([now().error, uploads.getState().failed]).toEqual([null, []])
})
