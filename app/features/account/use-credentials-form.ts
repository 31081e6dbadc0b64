import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import type { z } from '#app/shared/zod.ts'
import { notify } from '#app/ui/toaster.ts'
import { formText, noticeOf } from './form-text.ts'
import type { AuthForm, FormErrors } from './form-text.ts'

function tell(errors: FormErrors, name: AuthForm): void {
  const notice = noticeOf(errors, name)
  if (notice) void notify({ ...notice, tone: 'danger' })
}

export const firstError = (errors: string[] | undefined): string | undefined =>
  errors?.[0] ? formText(errors[0]) : undefined

export function useCredentialsForm<Schema extends z.ZodType<Record<string, unknown>, Record<string, unknown>>>(
  name: AuthForm,
  schema: Schema,
  result: SubmissionResult | undefined,
) {
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  useEffect(() => tell(result?.error, name), [result, name])
  const [form, fields] = useForm<z.input<Schema>, z.output<Schema>>({
    id: name,
    lastResult: busy ? undefined : result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate({ formData }) {
      const submission = parseWithZod(formData, { schema })
      // An intent (such as leaving a field) has no status; a refused submit has one
      if (submission.status === 'error') tell(submission.error, name)
      return submission
    },
  })
  return { form, fields, busy }
}
