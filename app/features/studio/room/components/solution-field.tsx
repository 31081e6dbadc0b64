import CircleCheck from 'lucide-react/icons/circle-check'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import { codeFits, hasCode } from '#app/features/kits/checks/room/code-fits.ts'
import { ArrowPad } from '#app/features/kits/hints/components/arrow-pad.tsx'
import type { LockType } from '#app/features/kits/documents/room.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { RowField, useForm } from '#app/features/studio/fields/components/row-field.tsx'
import { rowTexts } from '#app/features/studio/fields/components/row-texts.ts'
import { TypedInput } from '#app/features/studio/fields/components/typed-text.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'

const locks: Readonly<Record<LockType, { hint: () => string; misfit?: () => string }>> = {
  none: { hint: m.room_solution_none_hint },
  digits3: { hint: m.room_solution_digits3_hint, misfit: m.room_misfit_digits3 },
  digits4: { hint: m.room_solution_digits4_hint, misfit: m.room_misfit_digits4 },
  word: { hint: m.room_solution_word_hint, misfit: m.room_misfit_word },
  directions: { hint: m.room_solution_directions_hint, misfit: m.room_misfit_directions },
  key: { hint: m.room_solution_key_hint },
  paper: { hint: m.room_solution_paper_hint },
}

/** Why a code does not fit its lock; undefined while it is blank. */
export function misfitOf(lock: LockType, code: string): string | undefined {
  return code.trim() === '' || codeFits(lock, code) ? undefined : locks[lock].misfit?.()
}

export function SolutionField({ lock }: { lock: LockType }) {
  const form = useForm()
  const texts = rowTexts(form, contentLanguages(useDraft().details))('solution')
  const errors = [...(form.errorsAt('solution') ?? []), misfitOf(lock, texts.value) ?? []].flat()
  const inWords = lock === 'word' || lock === 'paper' || lock === 'none'
  const otherMisfit = misfitOf(lock, texts.translation)
  return (
    <div className="grid gap-2">
      {inWords ? (
        <RowField
          kind="roomPuzzle"
          name="solution"
          hint={locks[lock].hint()}
          error={errors}
          translationError={otherMisfit === undefined ? undefined : [otherMisfit]}
        />
      ) : (
        <Field label={m.studio_field_solution()} hint={locks[lock].hint()} name="solution" error={errors}>
          {(control) => (
            <TypedInput
              value={texts.value}
              onType={texts.onChange}
              maxLength={roomPuzzle.fields.solution.text.longest}
              inputMode={lock.startsWith('digits') ? 'numeric' : 'text'}
              autoComplete="off"
              className="max-w-sm text-lg tracking-widest"
              {...control}
            />
          )}
        </Field>
      )}
      {lock === 'directions' && (
        <ArrowPad label={m.room_directions_add()} value={texts.value} onChange={texts.onChange} />
      )}
      <p role="status" className="flex min-h-5 items-center gap-1.5 text-sm text-success-ink">
        {hasCode(lock) && texts.value.trim() !== '' && errors.length === 0 && locks[lock].misfit && (
          <>
            <CircleCheck aria-hidden="true" className="size-4.5" />
            {m.room_solution_fits()}
          </>
        )}
      </p>
    </div>
  )
}
