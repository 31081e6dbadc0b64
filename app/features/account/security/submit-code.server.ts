import { parseWithZod } from '@conform-to/zod/v4'
import { kept, refuse } from '#app/features/account/submit-credentials.server.ts'
import type { Refused } from '#app/features/account/submit-credentials.server.ts'
import type { Origin } from '#app/features/account/signed-in.ts'
import type { AwaitingSession } from '#app/platform/auth/sessions.server.ts'
import { passSecondFactor } from './pass-second-factor.server.ts'
import type { Passed } from './pass-second-factor.server.ts'
import { codeSchema } from './security.schema.ts'

export async function submitCode(data: FormData, session: AwaitingSession, origin: Origin): Promise<Passed | Refused> {
  const submission = parseWithZod(data, { schema: codeSchema })
  if (submission.status !== 'success') return refuse(submission, 400)
  return kept(submission, async () => {
    const passed = await passSecondFactor(session, submission.value.code, origin)
    return passed ?? refuse(submission, 401, 'account_code_wrong', 'code')
  })
}
