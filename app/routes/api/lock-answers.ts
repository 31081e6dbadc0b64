import { answerLock } from '#app/features/locks/play/answer-lock.server.ts'
import type { LockReply } from '#app/features/locks/play/lock-play.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { frameGuest, guestHash, newGuest } from '#app/platform/guest.server.ts'
import { guestContext } from '#app/platform/request-context.server.ts'
import { answered, jsonAnswer } from './json-answer.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { z } from '#app/shared/zod.ts'
import type { Route } from './+types/lock-answers.ts'

const asked = z.strictObject({ answer: z.unknown(), isFramed: z.boolean() })

/** `POST /api/locks/<id>/answers`. In a frame, an account counts for nothing. */
export const action = answered(async ({ request, params, context }: Route.ActionArgs) => {
  const sent = asked.safeParse(await request.json().catch(() => null))
  if (!sent.success) throw new AppError('invalidInput')
  const { answer, isFramed } = sent.data
  const known = context.get(guestContext)
  const { token, cookie } = isFramed
    ? frameGuest(request)
    : known === null
      ? newGuest()
      : { token: known, cookie: null }
  const { userId, ...person } = answererOf(context)
  const answerer = { ...person, userId: isFramed ? null : userId, guestHash: guestHash(token) }
  const reply: LockReply = { ...(await answerLock({ lockId: params.id, answerer, answer })), isNew: known === null }
  return jsonAnswer(reply, cookie ? { headers: { 'Set-Cookie': cookie } } : {})
})

export const loader = answered(async () => {
  throw new AppError('notFound')
})
