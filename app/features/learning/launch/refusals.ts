import { m } from '#app/i18n/generated/messages.js'

/** Why a launch led nowhere, in words for whoever pressed the link in the platform. */
const texts = {
  'unknown-platform': m.learning_refused_unknown,
  'switched-off': m.learning_refused_off,
  'not-asked': m.learning_refused_not_asked,
  'no-cookie': m.learning_refused_no_cookie,
  'not-signed': m.learning_refused_not_signed,
  'other-launch': m.learning_refused_other_launch,
  expired: m.learning_refused_expired,
  'not-ours': m.learning_refused_not_ours,
  'other-deployment': m.learning_refused_deployment,
  'other-target': m.learning_refused_target,
  'not-understood': m.learning_refused_not_understood,
  'platform-refused': m.learning_refused_by_platform,
  'no-keys': m.learning_refused_no_keys,
  gone: m.learning_refused_gone,
  paid: m.learning_refused_paid,
  'not-a-teacher': m.learning_refused_not_teacher,
  over: m.learning_refused_over,
  busy: m.learning_refused_busy,
} as const satisfies Record<string, () => string>

export type Refusal = keyof typeof texts

export const isRefusal = (text: string): text is Refusal => Object.hasOwn(texts, text)

export const refusalText = (why: Refusal): string => texts[why]()

export class LaunchRefused extends Error {
  override readonly name = 'LaunchRefused'
  readonly why: Refusal

  /** @param log what the server's log says of it */
  constructor(why: Refusal, log: string = why, cause?: unknown) {
    super(log, { cause })
    this.why = why
  }
}
