import type { ClueView } from '#app/features/kits/evening/evening-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { PaperLook } from '#app/shared/paper-looks.ts'
import { classNames } from '#app/ui/class-names.ts'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { LookPicture } from '#app/ui/look-picture.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ClueText } from './clue-text.tsx'

type ClueSheetProps = {
  clue: ClueView
  language: Locale
  /** On a screen for the whole room, whose letters grow with it. */
  isLarge?: boolean
  /** Its name stands above already. */
  isNamed?: boolean
}

/** What a clue is written on: close to its paper, and as easy to read as anything else. */
export function ClueSheet({ clue, language, isLarge = false, isNamed = false }: ClueSheetProps) {
  const { title, look, content, back, picture, alt } = clue
  const Heading = isLarge ? 'h2' : 'h3'
  const hasBoth = picture !== null && content !== ''
  return (
    <article
      lang={language}
      aria-label={title}
      className={classNames(
        'grid content-start rounded-small bg-paper text-on-paper shadow-card',
        isLarge ? 'gap-[1.2vw] p-[1.6vw]' : 'gap-4 p-5',
        isLarge && hasBoth && 'lg:grid-cols-2',
        papers[look],
      )}
    >
      {!isNamed && (
        <Heading
          className={classNames(
            'flex flex-wrap items-center gap-[0.4em] font-display leading-tight font-semibold',
            isLarge ? 'text-[max(1.5rem,2.4vw)]' : 'text-xl',
            isLarge && hasBoth && 'lg:col-span-2',
          )}
        >
          <LookPicture look={look} className="size-[1.6em]" />
          <span className="flex-1 basis-[8ch]">{title}</span>
        </Heading>
      )}
      {picture !== null && (
        <Picture
          src={picture}
          alt={alt}
          width={1200}
          height={900}
          className={classNames('w-full rounded-small object-contain', isLarge && 'max-h-[64vh] object-left-top')}
        />
      )}
      {(content !== '' || back !== '') && (
        <div className={classNames('grid content-start gap-[1em]', isLarge ? sizeOf(clue) : 'text-base')}>
          {content !== '' && <ClueText content={content} hand={hands[look]} />}
          {back !== '' && <Back text={back} hand={hands[look]} isLarge={isLarge} />}
        </div>
      )}
    </article>
  )
}

type BackProps = { text: string; hand: string | undefined; isLarge: boolean }

/** As with paper, one has to turn it over. */
function Back({ text, hand, isLarge }: BackProps) {
  if (isLarge)
    return <p className="border-t border-dashed border-on-paper/40 pt-[0.8em]">{m.evening_guest_has_back()}</p>
  return (
    <details className="border-t border-dashed border-on-paper/40 pt-1">
      <FoldSummary>{m.evening_guest_back()}</FoldSummary>
      <p className={classNames('pt-1 whitespace-pre-wrap', hand)}>{text}</p>
    </details>
  )
}

/** However long its text is, a clue fits on the screen. */
function sizeOf({ content, picture }: ClueView): string {
  const letters = content.length * (picture === null ? 1 : 2)
  if (letters <= 250) return 'text-[max(1.125rem,2.6vw)] leading-snug'
  if (letters <= 500) return 'text-[max(1.125rem,2.1vw)] leading-snug'
  if (letters <= 1_000) return 'text-[max(1.125rem,1.7vw)] leading-snug'
  return letters <= 1_600 ? 'text-[max(1.125rem,1.4vw)] leading-snug' : 'text-[max(1.125rem,1.15vw)] leading-snug'
}

/** How the sheet differs from plain paper. */
const papers: Readonly<Partial<Record<PaperLook, string>>> = {
  telegram: 'border-y-8 border-double border-on-paper/30',
  ticket: 'border-2 border-dashed border-on-paper/40',
  season: 'border-2 border-on-paper/40',
  pawn: 'border-2 border-dashed border-on-paper/40',
  receipt: 'border-y-4 border-dotted border-on-paper/40',
  form: 'border-2 border-on-paper/60',
  report: 'border-l-8 border-on-paper/25',
  laboratory: 'border-l-8 border-on-paper/25',
  ledger: 'border-x-4 border-double border-on-paper/40',
  photograph: 'border-8 border-white',
  poster: 'border-4 border-on-paper/70',
  menu: 'border-4 border-double border-on-paper/40',
  newspaper: 'border-y-4 border-double border-on-paper/60',
}

const byHand = 'font-display italic'
const printed = 'font-display'
const typed = 'font-mono text-[0.94em]'

/** In which hand it is written; what is not named is set like everything else. */
const hands: Readonly<Partial<Record<PaperLook, string>>> = {
  letter: byHand,
  diary: byHand,
  telegram: typed,
  receipt: typed,
  form: printed,
  ledger: typed,
  report: typed,
  laboratory: typed,
  newspaper: printed,
  poster: printed,
  menu: printed,
}
