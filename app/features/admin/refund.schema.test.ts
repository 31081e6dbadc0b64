import { expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import { mostReason, refundSchema } from './refund.schema.ts'

const problemOf = (form: object): string | undefined =>
  refundSchema.safeParse({ purchaseId: newId(), reason: 'It did not open.', ...form }).error?.issues[0]?.message

test.each([
  [{}, undefined],
  [{ reason: '  ' }, 'admin_reason_required'],
  [{ reason: 'x'.repeat(mostReason + 1) }, 'admin_reason_long'],
  [{ reason: 'a\u0000b' }, 'invalidInput'],
  [{ reason: 'half a pair \uD83D' }, 'invalidInput'],
  [{ purchaseId: "' or true --" }, 'invalidInput'],
  [{ password: '' }, 'account_password_required'],
])('a refund requested with %j: %s', (form, problem) => expect(problemOf(form)).toBe(problem))
