import { z } from '#app/shared/zod.ts'

const lti = <Name extends string>(name: Name) => `https://purl.imsglobal.org/spec/lti/claim/${name}` as const
const messageType = lti('message_type')
const grades = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'
const roster = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice'
const choice = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings'

const text = z.string().max(1_000)
/** Forms are sent there, and pages are framed from there. */
const address = z
  .string()
  .max(2_000)
  .refine((given) => /^https?:/i.test(given) && URL.canParse(given))

const ofEach = {
  // A platform may keep to itself who it is
  sub: z.string().min(1).max(255).optional(),
  nonce: text,
  [lti('version')]: z.literal('1.3.0'),
  [lti('deployment_id')]: text,
  [lti('target_link_uri')]: z.string().max(2_000).optional(),
  [lti('roles')]: z.array(text).max(100).default([]),
  [lti('launch_presentation')]: z.looseObject({ locale: text.optional(), return_url: address.optional() }).optional(),
}

const messageSchema = z.discriminatedUnion(messageType, [
  z.looseObject({
    ...ofEach,
    [messageType]: z.literal('LtiResourceLinkRequest'),
    [lti('resource_link')]: z.looseObject({ id: text.min(1) }),
    [grades]: z.looseObject({ scope: z.array(text).default([]), lineitem: address.optional() }).optional(),
    [roster]: z.looseObject({ context_memberships_url: address }).optional(),
  }),
  z.looseObject({
    ...ofEach,
    [messageType]: z.literal('LtiDeepLinkingRequest'),
    [choice]: z.looseObject({
      deep_link_return_url: address,
      accept_types: z.array(text),
      data: z.string().max(20_000).optional(),
    }),
  }),
])

/** What we use of a launch's claims, by our names. */
export type LaunchMessage = {
  /** Null where the platform keeps it to itself. */
  learner: string | null
  nonce: string
  deploymentId: string
  target: string | null
  isTeacher: boolean
  locale: string | null
  /** Origins of the platform's own pages. */
  pages: string[]
  link: { id: string; lineItem: string | null; gradeScopes: string[]; rosterUrl: string | null } | null
  choice: { returnUrl: string; accepts: string[]; data: string | null } | null
}

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership'

/** Context roles only: whoever administers the platform teaches no course by it. */
const teaches = (role: string): boolean => role === `${membership}#Instructor` || role === 'Instructor'

/** Undefined when the claims are not those of a launch. */
export function readLaunchClaims(claims: unknown): LaunchMessage | undefined {
  const read = messageSchema.safeParse(claims).data
  if (!read) return undefined
  const presentation = read[lti('launch_presentation')]
  const common = {
    learner: read.sub ?? null,
    nonce: read.nonce,
    deploymentId: read[lti('deployment_id')],
    target: read[lti('target_link_uri')] ?? null,
    isTeacher: read[lti('roles')].some(teaches),
    locale: presentation?.locale ?? null,
    pages: presentation?.return_url === undefined ? [] : [new URL(presentation.return_url).origin],
  }
  if (read[messageType] === 'LtiResourceLinkRequest') {
    const service = read[grades]
    return {
      ...common,
      link: {
        id: read[lti('resource_link')].id,
        lineItem: service?.lineitem ?? null,
        gradeScopes: service?.scope ?? [],
        rosterUrl: read[roster]?.context_memberships_url ?? null,
      },
      choice: null,
    }
  }
  const { deep_link_return_url: returnUrl, accept_types: accepts, data = null } = read[choice]
  return {
    ...common,
    pages: [...common.pages, new URL(returnUrl).origin],
    link: null,
    choice: { returnUrl, accepts, data },
  }
}
