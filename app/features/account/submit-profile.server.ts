import { parseWithZod } from '@conform-to/zod/v4'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { failureOf } from '#app/platform/handled.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { profileSchema } from './profile.schema.ts'
import { saveProfile } from './save-profile.server.ts'
import type { FollowName } from './save-profile.server.ts'
import type { Refused } from './submit-credentials.server.ts'

export async function submitProfile(data: FormData, userId: string, follow: FollowName): Promise<Refused | 'saved'> {
  const submission = parseWithZod(data, { schema: profileSchema })
  if (submission.status !== 'success') return { result: submission.reply(), status: 400 }
  try {
    await consumeLimit('profile', [`user:${userId}`])
    await saveProfile(getDatabase(), userId, submission.value, follow)
    return 'saved'
  } catch (error) {
    const { code, status, retryAfter } = failureOf(error, 'a profile was not saved')
    return { result: submission.reply({ formErrors: [code] }), status, ...(retryAfter ? { retryAfter } : {}) }
  }
}
