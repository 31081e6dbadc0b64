import OpenAI from 'openai'
import type { ChatCompletionContentPart } from 'openai/resources/chat/completions'
import { setTimeout as pause } from 'node:timers/promises'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { withStyles } from '#app/features/generation/prompts.ts'
import { Breaker } from './breaker.ts'
import { fetchPicture, longestPictureBytes } from './fetch-picture.server.ts'
import type { Net } from '#app/platform/guarded-fetch.server.ts'
import { wireSchema } from './model-text.ts'
import type { PictureTask, Provider, TextTask } from './provider.ts'
import { isBreakdown, providerError } from './provider-error.ts'

export type ModelSettings = {
  baseUrl: string
  apiKey: string
  imageModel: string
  textModel: string
  imageHosts: readonly string[]
  /** For a call including its second try. */
  longestMs?: number
  net?: Net
}

/** Base64 takes four characters for three bytes, plus space for the rest of the answer. */
const longestAnswerBytes = Math.ceil((longestPictureBytes * 4) / 3) + 1024 * 1024
const atOnce = 8
const pauseMs = 300

function sizeFor(model: string, { size: { width, height } }: PictureTask) {
  if (width === height) return '1024x1024' as const
  const isTall = height > width
  if (model.includes('dall-e-3')) return isTall ? ('1024x1792' as const) : ('1792x1024' as const)
  return isTall ? ('1024x1536' as const) : ('1536x1024' as const)
}

/** Models that always answer with base64, and reject requests that ask for it. */
const alwaysBase64 = (model: string): boolean => /gpt-image/.test(model)

/** Any endpoint that speaks OpenAI's protocol. */
export function modelProvider(settings: ModelSettings): Provider {
  const { baseUrl, apiKey, imageModel, textModel, imageHosts, longestMs = 60_000, net } = settings
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: longestMs,
    logLevel: 'off',
    defaultHeaders: unsaid,
    fetch: boundedFetch,
  })
  const breaker = new Breaker()
  let running = 0

  function assertReady(): void {
    const waitMs = breaker.waitMs()
    if (waitMs > 0) throw new AppError('generationUnavailable', { retryAfter: Math.ceil(waitMs / 1000) })
  }

  /** Tries twice within the time limit. @throws AppError, or the reason of `signal` when the asker has left */
  async function call<Result>(signal: AbortSignal, send: (until: AbortSignal) => Promise<Result>): Promise<Result> {
    if (running >= atOnce) throw new AppError('generationLimit', { log: 'too many calls at once', retryAfter: 10 })
    assertReady()
    const late = AbortSignal.timeout(longestMs)
    const until = AbortSignal.any([signal, late])
    breaker.begin()
    running++
    try {
      const result = await send(until).catch(async (error: unknown) => {
        if (until.aborted || !isBreakdown(error)) throw error
        await pause(pauseMs, undefined, { signal: until })
        return send(until)
      })
      breaker.succeeded()
      return result
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (late.aborted || isBreakdown(error)) breaker.failed()
      else breaker.succeeded()
      const known = late.aborted
        ? new AppError('generationTimedOut', { cause: error, log: 'the AI provider took too long' })
        : providerError(error)
      if (known.code !== 'generationRefused') logger.warn('a call of the AI provider failed', failureFields(known))
      throw known
    } finally {
      running--
    }
  }

  async function draw(task: PictureTask, until: AbortSignal): Promise<Uint8Array> {
    const answer = await client.images.generate(
      {
        model: imageModel,
        prompt: withStyles(task.prompt, task.styles),
        n: 1,
        size: sizeFor(imageModel, task),
        ...(alwaysBase64(imageModel) ? {} : { response_format: 'b64_json' as const }),
      },
      { signal: until },
    )
    const picture = firstOf((answer as { data?: unknown } | null)?.data)
    const { b64_json: base64, url } = (picture ?? {}) as { b64_json?: unknown; url?: unknown }
    if (typeof base64 === 'string' && base64 !== '') return Buffer.from(base64, 'base64')
    if (typeof url === 'string' && url !== '')
      return fetchPicture(url, { hosts: imageHosts, signal: until, ...(net ? { net } : {}) })
    throw new AppError('generationNoPicture', { log: 'the AI provider sent neither base64 nor an address' })
  }

  async function write<Result>(task: TextTask<Result>, until: AbortSignal): Promise<Result> {
    const answer = await client.chat.completions.create(
      {
        model: textModel,
        messages: [
          { role: 'system', content: task.instructions },
          { role: 'user', content: partsOf(task) },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: task.name, strict: true, schema: wireSchema(task.schema) },
        },
      },
      { signal: until },
    )
    const choice = firstOf((answer as Partial<typeof answer> | null)?.choices) as
      | Partial<(typeof answer.choices)[number]>
      | null
      | undefined
    if (choice?.finish_reason === 'content_filter' || choice?.message?.refusal)
      throw new AppError('generationRefused', { log: 'the AI provider refused the content' })
    const content: unknown = choice?.message?.content
    const read = task.schema.safeParse(typeof content === 'string' ? parsedJson(content) : undefined)
    if (read.success) return read.data
    throw new AppError('generationFailed', { cause: read.error, log: 'the AI provider did not keep to the schema' })
  }

  return {
    origin: 'model',
    name: new URL(baseUrl).host,
    imageModel,
    textModel,
    assertReady,
    draw: async (task, signal) => ({ picture: await call(signal, (until) => draw(task, until)), notDrawn: [] }),
    write: (task, signal) => call(signal, (until) => write(task, until)),
  }
}

/** The types only say what an endpoint should send. */
const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined)

const failureFields = (error: AppError) => ({
  code: error.code,
  log: error.log,
  ...(error.cause instanceof Error ? errorFields(error.cause) : {}),
})

function partsOf<Result>({ material, picture }: TextTask<Result>): string | ChatCompletionContentPart[] {
  const text = JSON.stringify(material)
  if (!picture) return text
  const url = `data:${picture.mime};base64,${Buffer.from(picture.data).toString('base64')}`
  return [
    { type: 'text', text },
    { type: 'image_url', image_url: { url } },
  ]
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Headers with which the library would reveal details of this machine. */
const unsaid = Object.fromEntries(
  ['Lang', 'Package-Version', 'OS', 'Arch', 'Runtime', 'Runtime-Version', 'Retry-Count', 'Timeout'].map((name) => [
    `X-Stainless-${name}`,
    null,
  ]),
)

/** Redirects cannot take the key elsewhere, and answers cannot fill the memory. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, { ...init, redirect: 'error' })
  if (!answer.body) return answer
  let bytes = 0
  const bounded = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        bytes += part.length
        if (bytes > longestAnswerBytes) controller.error(new Error('the answer is too large'))
        else controller.enqueue(part)
      },
    }),
  )
  return new Response(bounded, { status: answer.status, statusText: answer.statusText, headers: answer.headers })
}
