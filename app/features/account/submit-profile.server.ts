import { parseWithZod } from '@conform-to/zod/v4'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { failureOf } from '#app/platform/handled.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { profileSchema, takeWas } from './profile.schema.ts'
import type { ProfileForm } from './profile.schema.ts'
import { saveProfile } from './save-profile.server.ts'
import type { FollowName } from './save-profile.server.ts'
import type { Refused } from './submit-credentials.server.ts'
import { problemKey } from '#app/shared/problem-key.ts'

/** `theirs`: what another page stored meanwhile in the refused fields. */
export type RefusedProfile = Refused & { theirs?: Partial<ProfileForm> }

export async function submitProfile(
  data: FormData,
  userId: string,
  follow: FollowName,
): Promise<RefusedProfile | 'saved'> {
  const was = takeWas(data)
  const submission = parseWithZod(data, { schema: profileSchema })
  if (submission.status !== 'success') return { result: submission.reply(), status: 400 }
  try {
    await consumeLimit('profile', [`user:${userId}`])
    const theirs = await saveProfile(getDatabase(), userId, { typed: submission.value, was }, follow)
    if (!theirs) return 'saved'
    const fieldErrors = Object.fromEntries(Object.keys(theirs).map((name) => [name, ['account_changed_elsewhere']]))
    return { result: submission.reply({ fieldErrors }), status: 409, theirs }
  } catch (error) {
    const failure = failureOf(error, 'a profile was not saved')
    const { status, retryAfter } = failure
    return {
      result: submission.reply({ formErrors: [problemKey(failure)] }),
      status,
      ...(retryAfter ? { retryAfter } : {}),
    }
  }
}
