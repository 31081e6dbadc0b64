import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { useCredentialsForm } from '#app/features/account/use-credentials-form.ts'
import type { z } from '#app/shared/zod.ts'
import type { SecurityIntent } from './security.schema.ts'

/** What the page's forms receive of the last response, which was to one of them. */
export type FormResult = { intent: SecurityIntent; result: SubmissionResult } | undefined

/** One of several forms on a page: only its own intents make it busy, and it is emptied after success. */
export function useSecurityForm<Schema extends z.ZodType<Record<string, unknown>, Record<string, unknown>>>(
  intents: readonly SecurityIntent[],
  schema: Schema,
  answer: FormResult,
) {
  const name = `security-${intents[0]}` as const
  const result = answer && intents.includes(answer.intent) ? answer.result : undefined
  const { form, fields } = useCredentialsForm(name, schema, result)
  const sent = useNavigation().formData?.get('intent')
  const busy = intents.find((intent) => intent === sent) ?? null
  const wasBusy = useRef(false)
  useEffect(() => {
    if (!busy && wasBusy.current && !result) document.forms.namedItem(name)?.reset()
    wasBusy.current = busy !== null
  }, [busy, result, name])
  return { form, fields, busy }
}
