import Sparkles from 'lucide-react/icons/sparkles'
import { useId } from 'react'
import type { PictureFunction } from '#app/features/generation/functions.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { ButtonProps } from '#app/ui/button.tsx'
import { PassingButton } from '#app/ui/passing-button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { offerText } from './offers.ts'
import type { Offer } from './offers.ts'
import type { Generation } from './use-generation.ts'
import { useOffer } from './use-offer.ts'

type GenerateButtonProps = Pick<ButtonProps, 'variant' | 'className'> & {
  generation: Pick<Generation, 'isGenerating' | 'isBusy' | 'offer' | 'look' | 'generate'>
  hasPicture: boolean
  /** Instead of Generate and Regenerate. */
  label?: string | undefined
  /** Whose picture it is, if the page has several buttons. */
  title?: string | undefined
  /** Why it cannot be pressed yet. */
  refusal?: string | null
  describedBy?: string | undefined
}

/** Keeps the focus while working and while disabled; `GenerationNote` says why it is. */
export function GenerateButton({
  generation: { isGenerating, isBusy, offer, look, generate },
  hasPicture,
  label = hasPicture ? m.generation_regenerate() : m.generation_generate(),
  title,
  refusal = null,
  describedBy,
  variant = 'secondary',
  className,
}: GenerateButtonProps) {
  const isOff = isBusy || refusal !== null || offer?.isOn === false
  const name = hasPicture ? m.generation_card_again : m.generation_card
  return (
    <Button
      variant={variant}
      size="small"
      loading={isGenerating}
      aria-disabled={isOff}
      aria-label={title === undefined || isGenerating ? undefined : name({ title })}
      aria-describedby={describedBy}
      onFocus={look}
      onPointerEnter={look}
      onClick={() => !isOff && generate()}
      className={className}
    >
      {!isGenerating && <Sparkles aria-hidden="true" className="size-4.5" />}
      {isGenerating ? m.media_generating() : label}
    </Button>
  )
}

/** Place it right after the button, to which it returns the focus. */
export function StopGenerating({
  generation: { isGenerating, stop },
  variant = 'ghost',
}: {
  generation: Pick<Generation, 'isGenerating' | 'stop'>
  variant?: ButtonProps['variant']
}) {
  if (!isGenerating) return null
  return (
    <PassingButton variant={variant} size="small" onClick={stop}>
      {m.media_generating_stop()}
    </PassingButton>
  )
}

/** Says beforehand what makes the picture and how many are left. Its space is reserved until that is known. */
export function GenerationNote({
  id,
  offer,
  refusal = null,
  textOf = offerText,
  className,
}: {
  id: string
  offer: Offer | null
  textOf?: (offer: Offer) => string
  refusal?: string | null
  className?: string | undefined
}) {
  return (
    <p id={id} className={classNames('min-h-5 text-sm text-muted', className)}>
      {[offer?.isOn === false ? null : refusal, offer && textOf(offer)].filter(Boolean).join(' ')}
    </p>
  )
}

/** Words not drawn, shown beside a picture of the built-in generator. */
export function NotDrawn({ note, className }: Pick<Generation, 'note'> & { className?: string }) {
  return (
    <p role="status" className={classNames('text-sm text-pretty', note === null && 'sr-only', className)}>
      {note}
    </p>
  )
}

/** For the slot of an `ImageUpload`, which can stop the generation and reports errors. */
export function GenerateInUpload(
  props: Omit<GenerateButtonProps, 'describedBy' | 'title'> & { generation: Pick<Generation, 'note'> },
) {
  const note = useId()
  const { generation, refusal } = props
  return (
    <>
      <NotDrawn note={generation.note} className="order-last basis-full" />
      <GenerationNote id={note} offer={generation.offer} refusal={refusal ?? null} className="order-last basis-full" />
      <GenerateButton {...props} describedBy={note} />
    </>
  )
}

/** One note for all buttons in a part of the page that make the same kind of picture. */
export function OfferNote({ id, name, className }: { id: string; name: PictureFunction; className?: string }) {
  const { offer } = useOffer(name)
  return <GenerationNote id={id} offer={offer} className={className} />
}
