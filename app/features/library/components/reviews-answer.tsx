import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { answerPath } from '#app/features/library/reviews/review-form.ts'
import type { RefusedAnswer } from '#app/features/library/reviews/review-form.ts'
import { longestReview } from '#app/features/library/reviews/review-limits.ts'
import { formProblemText, problemText } from '#app/features/library/reviews/review-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatNumber } from '#app/i18n/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { useKeptAddress } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { Unfold } from './reviews-own.tsx'

type AnswerProps = { reviewId: string; /** The review's author. */ name: string; answer: string | null }

export function AnswerPart(props: AnswerProps) {
  return (
    <Unfold text={props.answer === null ? m.reviews_answer_open() : m.reviews_answer_change()}>
      <AnswerForm key={props.answer} {...props} />
    </Unfold>
  )
}

/** Without scripts a refusal is shown on a separate page, which passes `refused`. */
export function AnswerForm({
  reviewId,
  name,
  answer,
  refused: given,
}: AnswerProps & { refused?: RefusedAnswer | undefined }) {
  const fetcher = useFetcher<{ refused: RefusedAnswer } | null>()
  const action = useKeptAddress(answerPath(reviewId))
  const form = useRef<HTMLFormElement>(null)
  const busy = fetcher.state !== 'idle'
  const refused = fetcher.data ? fetcher.data.refused : given
  const { answer: problem, form: whole } = refused?.problems ?? {}
  useEffect(() => {
    if (fetcher.data?.refused) form.current?.querySelector('textarea')?.focus()
  }, [fetcher.data])
  return (
    <fetcher.Form ref={form} method="post" action={action} noValidate className="grid gap-4" preventScrollReset>
      {whole && <Notice tone="danger">{formProblemText(whole)}</Notice>}
      <Field
        label={m.reviews_answer_label({ name })}
        hint={m.reviews_answer_hint({ most: formatNumber(longestReview) })}
        error={problemText(problem)}
      >
        {(control) => (
          <Textarea {...control} name="answer" rows={4} defaultValue={refused?.typed.answer ?? answer ?? ''} />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" variant="accent" loading={busy}>
          {busy ? m.reviews_busy() : answer === null ? m.reviews_answer_save() : m.reviews_change()}
        </Button>
        {answer !== null && (
          <Button type="submit" name="intent" value="remove" variant="ghost" disabled={busy}>
            {m.reviews_answer_remove()}
          </Button>
        )}
      </div>
    </fetcher.Form>
  )
}
