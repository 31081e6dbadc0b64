import { isIP } from 'node:net'
import { join } from 'node:path'
import { emailAddress, readEmail } from '#app/shared/email-address.ts'
import { asPostgresMeans, whyRefused } from '#app/platform/database-url.server.ts'
import { connectionsOfHouse, fewestConnections } from '#app/platform/house-lines.server.ts'
import { isLoopback } from '#app/shared/loopback.ts'
import { z } from '#app/shared/zod.ts'

const flag = z.enum(['on', 'off'], { error: 'must be "on" or "off"' })

const httpUrl = z
  .string()
  .refine((text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol), {
    error: 'must be an http or https address, such as https://example.org',
  })
  .transform((text) => new URL(text))

const siteUrl = httpUrl
  .refine(({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '', {
    error: 'must end after the host, as in https://play.example.org: pages are served from the root',
  })
  .transform(({ origin }) => origin)

/** An OpenID issuer is compared character by character, so it is kept as given. */
const issuer = z
  .string()
  .refine((text) => URL.canParse(text) && (text.startsWith('https://') || isLoopback(new URL(text).hostname)), {
    error: 'must be an https address, such as https://accounts.google.com',
  })

const hostList = z.string().transform((text, context) => {
  const hosts = text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
  if (hosts.length > 0 && hosts.every((host) => /^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))) return hosts
  context.addIssue({
    code: 'custom',
    message: 'must be comma-separated host names, such as images.example.org or .example.org for all below it',
  })
  return z.NEVER
})

/** https, or this machine: the key is sent there. */
const providerUrl = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) &&
      (text.startsWith('https://') || (text.startsWith('http://') && isLoopback(new URL(text).hostname))),
    { error: 'must be an https address, such as https://api.example.org/v1' },
  )

const mailList = z.string().transform((text, context) => {
  const parts = text.split(',').filter((part) => part.trim() !== '')
  const addresses = parts.flatMap((part) => readEmail(part)?.toLowerCase() ?? [])
  if (addresses.length === parts.length) return addresses
  context.addIssue({ code: 'custom', message: 'must be comma-separated addresses, such as ada@example.org' })
  return z.NEVER
})

const mailbox = z.string().transform((text, context) => {
  const [, name, bracketed] = /^\s*(?:"?([^"<>\r\n]*?)"?\s*)<([^<>\s]+)>\s*$/.exec(text) ?? []
  const address = readEmail(bracketed ?? text)
  if (address !== null) return { name: name || 'Whodini', address }
  context.addIssue({
    code: 'custom',
    message: 'must be an address, such as mail@example.org or Whodini <mail@example.org>',
  })
  return z.NEVER
})

const smtpUrl = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) && ['smtp:', 'smtps:'].includes(new URL(text).protocol) && new URL(text).hostname !== '',
    {
      error:
        'must be an address such as smtp://user:password@mail.example.org:587 or smtps://…:465, with special characters of the password written as %40 and so on',
    },
  )

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(3000),
  METRICS_PORT: z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65_535).optional(),
  PUBLIC_URL: siteUrl.optional(),
  HOST: z
    .string()
    .refine((text) => text === 'localhost' || isIP(text) !== 0, { error: 'must be an IP address or "localhost"' })
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres:// or postgresql://' })
    .superRefine((text, context) => {
      const message = whyRefused(text)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .transform(asPostgresMeans)
    .optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number({ error: 'must be a number of connections' })
    .int()
    .min(fewestConnections, {
      error: `must be at least ${fewestConnections}: ${connectionsOfHouse} are the house’s own, for listening, jobs, sessions and health`,
    })
    .max(200)
    .default(30),
  DATA_DIR: z.string().min(1).default('.data'),
  AUTH_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  ADMIN_EMAILS: mailList.default([]),
  TRUSTED_PROXIES: z.coerce
    .number({ error: 'must be the number of proxies in front of the server' })
    .int()
    .min(0)
    .max(10)
    .default(0),
  RATE_LIMIT_SCALE: z.coerce.number().positive().max(1_000_000).default(1),
  SEED_SAMPLES: flag.default('on'),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox.optional(),
  CONTACT_EMAIL: emailAddress('must be one email address').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  FILES_DIR: z.string().min(1).optional(),
  FILES_BUDGET_GB: z.coerce.number({ error: 'must be a number of gigabytes' }).positive().default(50),
  DISK_RESERVE_MB: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .int()
    .min(0)
    .max(1_000_000_000)
    .default(500),
  S3_ENDPOINT: httpUrl.transform(({ href }) => href.replace(/\/$/, '')).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: flag.default('off'),
  AI_BASE_URL: providerUrl.optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_IMAGE_MODEL: z.string().min(1).max(200).optional(),
  AI_TEXT_MODEL: z.string().min(1).max(200).optional(),
  AI_IMAGE_HOSTS: hostList.optional(),
  AI_DAILY_BUDGET: z.coerce
    .number({ error: 'must be a number: a picture takes 10 of it, a text 1' })
    .int()
    .min(0)
    .max(1_000_000_000)
    .default(5_000),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: providerUrl.optional(),
  STRIPE_TAX: flag.default('off'),
  XAPI_ENDPOINT: providerUrl.optional(),
  XAPI_KEY: z.string().min(1).optional(),
  XAPI_SECRET: z.string().min(1).optional(),
  LTI_LOCAL_PLATFORMS: flag.default('off'),
  PLATFORM_FEE_PERCENT: z.coerce.number({ error: 'must be a percentage, such as 10' }).min(0).max(100).default(10),
  BUSINESS_NAME: z.string().min(1).max(200).optional(),
  GST_NUMBER: z.string().min(1).max(50).optional(),
  QST_NUMBER: z.string().min(1).max(50).optional(),
})

const environment = variables.refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT, {
  path: ['METRICS_PORT'],
  error: 'is the same as PORT: the metrics need a port of their own',
})

export type Env = z.infer<typeof variables> & {
  isLocalInstallation: boolean
  filesDir: string
}

const together = [
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['XAPI_ENDPOINT', 'XAPI_KEY', 'XAPI_SECRET'],
  ['AI_BASE_URL', 'AI_API_KEY', 'AI_IMAGE_MODEL', 'AI_TEXT_MODEL', 'AI_IMAGE_HOSTS'],
] as const

/** Without a bucket these would be ignored, and files would quietly go to the disk. */
const ofBucket = [
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_FORCE_PATH_STYLE',
] as const

export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/** An empty string counts as absent. @throws EnvironmentError with every refused variable and why */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  const reasons = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  for (const names of together) {
    const there = names.filter((name) => given[name] !== undefined)
    if (there.length > 0 && there.length < names.length)
      reasons.push(`${names.join(', ')} belong together: give all of them or none`)
  }
  const astray = given.S3_BUCKET === undefined ? ofBucket.filter((name) => given[name] !== undefined) : []
  if (astray.length > 0) reasons.push(`${astray.join(', ')} without S3_BUCKET: name the bucket, or leave them out`)
  if (given.STRIPE_CONNECT_WEBHOOK_SECRET && !given.STRIPE_SECRET_KEY)
    reasons.push('STRIPE_CONNECT_WEBHOOK_SECRET without STRIPE_SECRET_KEY: give the keys, or leave it out')
  if (given.PUBLIC_URL && !given.STRIPE_API_BASE && /^[sr]k_test_/.test(given.STRIPE_SECRET_KEY ?? ''))
    reasons.push('STRIPE_SECRET_KEY is a test key: on a public server its payments would count as revenue')
  if (given.PUBLIC_URL && given.LTI_LOCAL_PLATFORMS === 'on')
    reasons.push('LTI_LOCAL_PLATFORMS=on is for tests: on a public server it would open what is behind the firewall')
  if (!parsed.success || reasons.length > 0)
    throw new EnvironmentError(
      `The environment cannot be used:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`,
    )
  const env = parsed.data
  return {
    ...env,
    isLocalInstallation: env.PUBLIC_URL === undefined,
    filesDir: env.FILES_DIR ?? join(env.DATA_DIR, 'files'),
  }
}

let current: Env | undefined

export function env(): Env {
  current ??= parseEnv(process.env)
  return current
}
