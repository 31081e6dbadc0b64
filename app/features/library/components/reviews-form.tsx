import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { reviewPath } from '#app/features/library/reviews/review-form.ts'
import type { RefusedReview } from '#app/features/library/reviews/review-form.ts'
import { longestReview } from '#app/features/library/reviews/review-limits.ts'
import { formProblemText, problemText } from '#app/features/library/reviews/review-text.ts'
import type { OwnReview } from '#app/features/library/reviews/review.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatNumber } from '#app/i18n/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldErrors } from '#app/ui/field.tsx'
import { useKeptAddress } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RatingInput } from '#app/ui/rating.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

type ReviewFormProps = {
  adventureId: string
  own: OwnReview | null
  /** The review was just removed and can be restored. */
  removed?: OwnReview | null
  refused?: RefusedReview | undefined
  runId?: string | undefined
  /** On a separate page: it stays there when the review is removed. */
  stays?: boolean | undefined
}

export function ReviewForm({ adventureId, own, removed = null, refused: given, runId, stays }: ReviewFormProps) {
  const fetcher = useFetcher<{ refused: RefusedReview } | null>()
  const action = useKeptAddress(reviewPath(adventureId))
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const busy = fetcher.state !== 'idle'
  const refused = fetcher.data ? fetcher.data.refused : given
  const written = own ?? removed
  const { rating, text, form: whole } = refused?.problems ?? {}
  useEffect(() => {
    if (fetcher.data?.refused)
      form.current
        ?.querySelector<HTMLElement>(fetcher.data.refused.problems.rating ? 'input[type=radio]' : 'textarea')
        ?.focus()
  }, [fetcher.data])
  return (
    <fetcher.Form ref={form} method="post" action={action} noValidate className="grid gap-5" preventScrollReset>
      <WayBack runId={runId} stays={stays} />
      {whole && <Notice tone="danger">{formProblemText(whole)}</Notice>}
      <div className="grid gap-1.5">
        <RatingInput
          name="rating"
          legend={m.reviews_rating_label()}
          defaultValue={refused?.typed.rating ?? written?.rating}
          describedBy={rating ? `${id}-rating` : undefined}
        />
        <FieldErrors id={`${id}-rating`} errors={rating ? [problemText(rating) ?? ''] : []} />
      </div>
      <Field
        label={m.reviews_text_label()}
        hint={m.reviews_text_hint({ most: formatNumber(longestReview) })}
        error={problemText(text)}
        optional
      >
        {(control) => (
          <Textarea {...control} name="text" rows={5} defaultValue={refused?.typed.text ?? written?.text} />
        )}
      </Field>
      {!own && <p className="text-sm text-muted">{runId ? m.curtain_rate_note() : m.reviews_form_lead()}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" variant="accent" loading={busy} autoFocus={removed !== null}>
          {busy ? m.reviews_busy() : own ? m.reviews_change() : removed ? m.reviews_undo() : m.reviews_save()}
        </Button>
        {own && (
          <Button type="submit" name="intent" value="remove" variant="ghost" disabled={busy}>
            {m.reviews_remove()}
          </Button>
        )}
      </div>
    </fetcher.Form>
  )
}

function WayBack({ runId, stays }: Pick<ReviewFormProps, 'runId' | 'stays'>) {
  return (
    <>
      {runId && <input type="hidden" name="run" value={runId} />}
      {stays && <input type="hidden" name="stay" value="yes" />}
    </>
  )
}
