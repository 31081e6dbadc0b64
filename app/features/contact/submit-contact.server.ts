import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { Locale } from '#app/i18n/locale.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { failureOf } from '#app/platform/handled.server.ts'
import { contactSchema } from './contact.schema.ts'
import { sendContactMessage } from './send-contact-message.server.ts'
import { problemKey } from '#app/shared/problem-key.ts'

export type Refused = { result: SubmissionResult; status: number; retryAfter?: number | undefined }

export async function submitContact(
  data: FormData,
  sender: { address: string; locale: Locale },
): Promise<Refused | 'sent'> {
  const submission = parseWithZod(data, { schema: contactSchema })
  if (submission.status !== 'success') return { result: submission.reply(), status: 400 }
  try {
    await sendContactMessage(submission.value, sender, getDatabase())
    return 'sent'
  } catch (error) {
    const failure = failureOf(error, 'a contact message was not kept')
    const { status, retryAfter } = failure
    return { result: submission.reply({ formErrors: [problemKey(failure)] }), status, retryAfter }
  }
}
