import Star from 'lucide-react/icons/star'
import { formatNumber, formatRating } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from './class-names.ts'

export function Rating({ value, count, className }: { value: number | null; count?: number; className?: string }) {
  if (value === null) return <span className={classNames('font-semibold', className)}>{m.ui_new()}</span>
  const text = formatRating(value)
  return (
    <span className={classNames('inline-flex flex-wrap items-center gap-x-1.5 font-semibold', className)}>
      <Star aria-hidden="true" className="size-4.5 fill-brass text-brass-ink" />
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{m.ui_rating({ value: text })}</span>
      {count !== undefined && count > 0 && <span className="font-normal text-muted">{formatCount(count)}</span>}
    </span>
  )
}

const formatCount = (count: number) => `(${formatNumber(count)})`

const stars = [1, 2, 3, 4, 5] as const

export function Stars({ value }: { value: number }) {
  return (
    <span role="img" aria-label={m.ui_rating({ value })} className="inline-flex gap-0.5 text-brass-ink">
      {stars.map((star) => (
        <Star key={star} aria-hidden="true" className={classNames('size-4.5', star <= value && 'fill-brass')} />
      ))}
    </span>
  )
}

/** Native radio buttons, so arrows and forms work. `legend`: what is rated; `describedBy`: the error's element. */
export function RatingInput({
  name,
  legend,
  defaultValue,
  describedBy,
}: {
  name: string
  legend: string
  defaultValue?: number | undefined
  describedBy?: string | undefined
}) {
  return (
    <fieldset aria-describedby={describedBy} className="group/rating flex w-fit">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {stars.map((star) => (
        <label
          key={star}
          className="grid size-11 cursor-pointer place-items-center rounded-small text-brass-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input type="radio" name={name} value={star} defaultChecked={star === defaultValue} className="sr-only" />
          <Star
            aria-hidden="true"
            className="size-7 fill-brass transition-[fill] [label:has(:checked)~label_&]:fill-transparent [fieldset:not(:has(:checked))_&]:fill-transparent"
          />
          <span className="sr-only">{m.ui_rating({ value: star })}</span>
        </label>
      ))}
    </fieldset>
  )
}
