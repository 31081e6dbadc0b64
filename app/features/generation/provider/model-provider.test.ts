import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from '#app/shared/zod.ts'
import { asError, asJson, asPicture, asText, drawnPicture, startModelEndpoint } from '#tests/support/model-endpoint.ts'
import type { Answer, ModelEndpoint } from '#tests/support/model-endpoint.ts'
import { logger } from '#app/platform/log.server.ts'
import { brokenOutputs, texts, withText } from './hostile-outputs.fixtures.ts'
import { modelProvider } from './model-provider.server.ts'
import type { ModelSettings } from './model-provider.server.ts'
import { modelText } from './model-text.ts'
import type { PictureTask, TextTask } from './provider.ts'

let endpoint: ModelEndpoint
beforeAll(async () => {
  endpoint = await startModelEndpoint()
  vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
})
afterAll(() => endpoint.close())

const never = new AbortController().signal

const provider = (more: Partial<ModelSettings> = {}) =>
  modelProvider({
    baseUrl: endpoint.url,
    apiKey: 'the key',
    imageModel: 'painter',
    textModel: 'writer',
    imageHosts: ['pictures.example.net'],
    ...more,
  })

const scene: PictureTask = {
  format: 'scene',
  prompt: '16:9 aspect ratio, a hall',
  styles: { photographyStyle: '', lightingStyle: '', artStyle: '', atmosphereStyle: '', compositionStyle: '' },
  size: { width: 1920, height: 1080 },
  seed: 1,
}

const longest = 2_000
const story: TextTask<Record<'victimBackstory' | 'murderMethod' | 'solution', string>> = {
  name: 'story',
  instructions: 'Write.',
  material: { theme: 'A train' },
  schema: z.object({
    victimBackstory: modelText(longest),
    murderMethod: modelText(longest),
    solution: modelText(longest),
  }),
}

const draw = (answer: Answer, more?: Partial<ModelSettings>) => {
  endpoint.answerWith(answer)
  return provider(more)
    .draw(scene, never)
    .then(({ picture }) => picture)
}
const write = (answer: Answer) => {
  endpoint.answerWith(answer)
  return provider().write(story, never)
}

describe('a picture', () => {
  test('comes as base64, requested with only the prompt and a size of its shape', async () => {
    const bytes = await draw(asPicture)
    expect(Buffer.from(bytes).equals(await drawnPicture())).toBe(true)
    expect(endpoint.asked).toHaveLength(1)
    expect(endpoint.asked[0]).toMatchObject({ path: '/v1/images/generations' })
    expect(endpoint.asked[0]!.body).toEqual({
      model: 'painter',
      prompt: '16:9 aspect ratio, a hall',
      n: 1,
      size: '1536x1024',
      response_format: 'b64_json',
    })
  })

  test.each([
    ['gpt-image-1', { width: 720, height: 1280 }, '1024x1536', undefined],
    ['dall-e-3', { width: 1920, height: 1080 }, '1792x1024', 'b64_json'],
    ['dall-e-3', { width: 1080, height: 1920 }, '1024x1792', 'b64_json'],
    ['painter', { width: 512, height: 512 }, '1024x1024', 'b64_json'],
  ])('of %s for %o is asked for as %s', async (imageModel, size, asked, format) => {
    endpoint.answerWith(asPicture)
    await provider({ imageModel }).draw({ ...scene, size }, never)
    expect(endpoint.asked[0]!.body).toMatchObject({ size: asked })
    expect(endpoint.asked[0]!.body['response_format']).toBe(format)
  })

  test('is requested with the key, and with nothing about this machine or its proxies', async () => {
    vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:9')
    vi.stubEnv('OPENAI_ORG_ID', 'org')
    vi.stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:9/v1')
    await draw(asPicture)
    vi.unstubAllEnvs()
    const { headers } = endpoint.asked[0]!
    expect(headers['authorization']).toBe('Bearer the key')
    expect(Object.keys(headers).filter((name) => /stainless|openai/i.test(name))).toEqual([])
    expect(headers['user-agent']).not.toMatch(/linux|node/i)
  })

  test.each([
    ['an empty list', { data: [] }],
    ['no list', {}],
    ['null', null],
    ['an empty picture', { data: [{}] }],
    ['nothing in it', { data: [{ b64_json: '', url: '' }] }],
    ['a number', { data: [{ url: 7 }] }],
    ['an address on this machine', { data: [{ url: 'https://127.0.0.1/a.png' }] }],
    ['an address without TLS', { data: [{ url: 'http://pictures.example.net/a.png' }] }],
  ])('that is %s is "No image URL returned"', async (_what, body) => {
    await expect(draw(asJson(body))).rejects.toMatchObject({ code: 'generationNoPicture' })
    expect(endpoint.asked).toHaveLength(1)
  })
})

describe('a failure', () => {
  test.each([
    [402, {}, 'generationCredits'],
    [429, {}, 'generationLimit'],
    [429, { code: 'insufficient_quota' }, 'generationCredits'],
    [400, { code: 'content_policy_violation' }, 'generationRefused'],
    [400, { code: 'moderation_blocked' }, 'generationRefused'],
    [403, { type: 'image_generation_user_error' }, 'generationRefused'],
    [400, { code: 'invalid_size' }, 'generationFailed'],
    [401, {}, 'generationFailed'],
    [404, {}, 'generationFailed'],
  ])('with %d %o is requested once, and called %s', async (status, error, code) => {
    await expect(draw(asError(status, error))).rejects.toMatchObject({ code })
    expect(endpoint.asked).toHaveLength(1)
  })

  test.each([500, 502, 503])('with %d is retried once', async (status) => {
    await expect(draw(asError(status))).rejects.toMatchObject({ code: 'generationFailed' })
    expect(endpoint.asked).toHaveLength(2)
    let first = true
    const bytes = await draw((response, asked) => {
      const answer = first ? asError(status) : asPicture
      first = false
      return answer(response, asked)
    })
    expect(bytes.length).toBeGreaterThan(100)
  })

  test.each<[string, Answer]>([
    ['a connection that is cut', (response) => response.destroy()],
    [
      'half an answer',
      (response) => {
        response
          .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
          .write('{"data": [{"b64')
        setTimeout(() => response.destroy(), 10)
      },
    ],
    ['half a JSON', (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data": [')],
    ['no JSON', (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hello</h1>')],
    ['a redirect', (response) => response.writeHead(307, { Location: 'http://127.0.0.1:9/v1' }).end()],
    [
      'an answer without end',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' })
        const part = 'x'.repeat(1024 * 1024)
        const more = () => {
          while (!response.destroyed && response.write(part));
          if (!response.destroyed) response.once('drain', more)
        }
        more()
      },
    ],
  ])('as %s ends as a failure, with two tries at most', async (_what, answer) => {
    await expect(draw(answer)).rejects.toSatisfy(
      (error: { code: string }) => error.code === 'generationFailed' || error.code === 'generationNoPicture',
    )
    expect(endpoint.asked.length).toBeLessThanOrEqual(2)
  })

  test.each<[string, Answer]>([
    ['nothing', () => undefined],
    [
      'a letter now and then',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' })
        const timer = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(timer))
      },
    ],
  ])('by sending %s ends when its time is up, including the second try', async (_what, answer) => {
    const began = performance.now()
    await expect(draw(answer, { longestMs: 300 })).rejects.toMatchObject({ code: 'generationTimedOut' })
    expect(performance.now() - began).toBeLessThan(2_000)
    await vi.waitFor(() => expect(endpoint.asked.every(({ left }) => left)).toBe(true))
  })

  test('five times in a row leaves the provider alone, but not after refusals', async () => {
    const one = provider()
    endpoint.answerWith(asError(400, { code: 'content_policy_violation' }))
    for (let time = 0; time < 6; time++) await expect(one.draw(scene, never)).rejects.toThrow()
    expect(() => one.assertReady()).not.toThrow()
    endpoint.answerWith(asError(500))
    for (let time = 0; time < 5; time++) await expect(one.draw(scene, never)).rejects.toThrow()
    expect(() => one.assertReady()).toThrow(expect.objectContaining({ code: 'generationUnavailable', retryAfter: 30 }))
  }, 20_000)
})

test('leaving ends the call at the provider', async () => {
  const controller = new AbortController()
  endpoint.answerWith(() => controller.abort(new Error('gone')))
  await expect(provider().draw(scene, controller.signal)).rejects.toThrow('gone')
  await vi.waitFor(() => expect(endpoint.asked.map(({ left }) => left)).toEqual([true]))
})

describe('G3: a text', () => {
  test('is requested with its schema, and with people’s text as data', async () => {
    const result = await write(asText(withText('The butler.')))
    expect(result.solution).toBe('The butler.')
    expect(endpoint.asked[0]!.body).toMatchObject({
      model: 'writer',
      messages: [
        { role: 'system', content: 'Write.' },
        { role: 'user', content: '{"theme":"A train"}' },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'story', strict: true } },
    })
  })

  test('of 50 hostile ones is refused or plain text within its length', async () => {
    expect(brokenOutputs.length + texts.length).toBe(50)
    for (const output of brokenOutputs)
      await expect(write(asText(output)), JSON.stringify(output).slice(0, 80)).rejects.toMatchObject({
        code: 'generationFailed',
      })
    for (const text of texts) {
      const { solution } = await write(asText(withText(text)))
      expect(solution.length).toBeGreaterThan(0)
      expect(solution.length).toBeLessThanOrEqual(longest)
      expect(solution.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(solution.isWellFormed()).toBe(true)
    }
  })

  test.each([
    ['finishes for its content', { finish_reason: 'content_filter' }],
    ['says that it refuses', { message: { role: 'assistant', content: null, refusal: 'I cannot.' } }],
  ])('that %s is refused by the provider’s rules', async (_what, choice) => {
    await expect(write(asText('', choice))).rejects.toMatchObject({ code: 'generationRefused' })
  })

  test('about a picture is requested with the picture', async () => {
    endpoint.answerWith(asText(withText('A hall.')))
    await provider().write({ ...story, picture: { data: Buffer.from('bytes'), mime: 'image/webp' } }, never)
    expect(JSON.stringify(endpoint.asked[0]!.body['messages'])).toContain('data:image/webp;base64,Ynl0ZXM=')
  })
})
