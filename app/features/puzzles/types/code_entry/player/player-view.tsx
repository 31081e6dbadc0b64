import LockOpen from 'lucide-react/icons/lock-open'
import { useEffect, useId, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { Said, SubmitButton } from '#app/features/puzzles/kit/player/submit-row.tsx'
import { AttemptsStatus } from '#app/features/puzzles/kit/player/attempts-status.tsx'
import { useCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { useTypedText } from '#app/features/puzzles/kit/player/use-typed-answer.ts'
import { useVerdict } from '#app/features/puzzles/kit/player/use-verdict.ts'
import { classNames } from '#app/ui/class-names.ts'
import { CodeField } from './code-field.tsx'
import { entryOf, isFull, unready } from '#app/features/puzzles/types/code_entry/rules/entry.ts'
import { Keypad } from './keypad.tsx'
import { LockBody } from './lock-body.tsx'
import { isSignLock, lockOf } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import type { Answer, Presented } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { SignFace } from './sign-face.tsx'
import { namedSigns } from '#app/features/puzzles/types/code_entry/rules/sign-names.ts'
import { SignPad } from './sign-pad.tsx'
import { knownSigns, signsOf } from '#app/features/puzzles/types/code_entry/rules/signs.ts'
import { typeAnywhere } from './type-anywhere.ts'
import { namesOf, pictureOf } from '#app/features/puzzles/types/code_entry/rules/typed-signs.ts'
import { Wheels } from './wheels.tsx'
import { AtHand, InPlace } from '#app/features/puzzles/kit/object/in-place.tsx'

const entries = {
  keypad: Keypad,
  wheels: Wheels,
  cryptex: Wheels,
  field: CodeField,
  colours: SignPad,
  directions: SignPad,
  signs: SignPad,
  rings: Wheels,
}

export function PlayerView(props: PlayerViewProps<Presented, Answer>) {
  return props.solved ? (
    <OpenLock configuration={props.configuration} answer={props.answer} />
  ) : (
    <ClosedLock {...props} />
  )
}

function OpenLock({ configuration, answer }: { configuration: Presented; answer: Answer | null }) {
  const signs = signsOf(configuration)
  return (
    <LockBody open>
      <div role="status" className="grid animate-appear justify-items-center gap-2 px-4 py-1 text-center">
        <LockOpen aria-hidden="true" className="size-10 text-success-ink" />
        <p className="font-display text-2xl">{m.code_entry_open()}</p>
        {answer && signs && (
          <p aria-hidden="true" className="flex max-w-full flex-wrap justify-center gap-1.5 text-2xl">
            {knownSigns(answer.code, signs).map((sign, place) => (
              <SignFace key={place} sign={sign} url={pictureOf(namedSigns(configuration), sign)} />
            ))}
          </p>
        )}
        {answer && (
          <p translate="no" className="text-muted">
            {m.code_entry_answer({
              code: signs ? namesOf(answer.code, namedSigns(configuration)).join(', ') : answer.code,
            })}
          </p>
        )}
      </div>
    </LockBody>
  )
}

function ClosedLock({
  configuration,
  attemptsLeft,
  pausedForMs,
  feedback,
  busy,
  onAnswer,
}: PlayerViewProps<Presented, Answer>) {
  const [code, setCode] = useTypedText()
  const [problem, setProblem] = useState<'missing' | 'wrong_length' | null>(null)
  const [answered, setAnswered] = useState(feedback)
  const verdict = useVerdict(feedback, code)
  const [lastRefused, setRefused] = useState<string | null>(null)
  const lock = useRef<HTMLDivElement>(null)
  const entry = entryOf(configuration)
  const turns = entry === 'wheels' || entry === 'cryptex' || entry === 'rings'
  const isPad = !turns && entry !== 'field'
  // A full code kept by the tab leaves a pad no room for the next key, so it counts as refused
  const refused = lastRefused ?? (isFull(code, configuration) ? code : '')
  const leftMs = useCountdown(pausedForMs)
  const feedbackId = useId()
  if (answered !== feedback) {
    setAnswered(feedback)
    // A lock that stays shut keeps what was entered
    if (feedback !== null) setRefused(code)
  }
  useFirstWheelAgain(lock, turns ? feedback : null)
  const waiting = busy || leftMs > 0
  const submit = (entered: string) => {
    if (waiting) return
    const found = unready(entered, configuration)
    setProblem(found)
    if (found === null) onAnswer({ code: entered.trim() })
  }
  const change = (next: string, isUnderWay = false) => {
    setProblem(null)
    setCode(next)
    setRefused((last) => last ?? refused)
    // Turning wheels show codes that nobody means; a refused code stays, and is full
    const isEntered = isFull(next, configuration) && next !== refused && (turns || next !== code)
    if (configuration.autoCheck && !isUnderWay && isEntered) submit(next)
  }
  const said =
    problem === null
      ? verdict.text({ wrong: m.code_entry_wrong, tried: m.code_entry_tried })
      : problemText(problem, configuration)
  const Entry = entries[entry]
  return (
    <LockBody wide={entry === 'field'}>
      <div
        onKeyDown={(event) => typeAnywhere(event, lock.current)}
        className={classNames(
          'grid max-w-full grid-cols-[minmax(0,1fr)] justify-items-center gap-1 sm:gap-2',
          entry === 'field' ? 'w-full' : 'w-fit min-w-[min(15rem,100%)] low:min-w-0',
          isPad &&
            'low:grid-cols-[auto_9.5rem] low:items-center low:gap-x-3 low:in-data-[player-text=large]:grid-cols-[minmax(0,1fr)]',
        )}
      >
        {/* above the entry, where a phone shows it without scrolling */}
        <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
        <div
          className={classNames(
            'grid max-w-full min-w-0 justify-items-center',
            entry === 'field' && 'w-full',
            isPad && 'low:col-start-1 low:row-span-3 low:row-start-1',
          )}
        >
          <InPlace bare={entry !== 'field'}>
            <div ref={lock} className="contents">
              <Entry
                code={code}
                refused={refused !== '' && code === refused}
                onChange={change}
                onSubmit={() => submit(code)}
                configuration={configuration}
                describedBy={feedbackId}
                invalid={problem !== null || verdict.kind !== null}
              />
            </div>
          </InPlace>
        </div>
        {/* takes no width itself, so that the message does not widen the lock */}
        <AtHand>
          <Said id={feedbackId} said={said} className="flex w-0 min-w-full items-center justify-center leading-snug" />
        </AtHand>
        <SubmitButton
          submit={m.code_entry_submit()}
          submitting={m.code_entry_submitting()}
          busy={busy}
          waiting={waiting}
          className="px-4! low:min-h-11"
          onSubmit={() => submit(code)}
        />
      </div>
    </LockBody>
  )
}

/** For keyboard users: focusing a field on a tap would open a phone's keyboard. */
function useFirstWheelAgain(lock: RefObject<HTMLElement | null>, verdict: PlayerViewProps['feedback']): void {
  const heard = useRef(verdict)
  useEffect(() => {
    if (heard.current === verdict) return
    heard.current = verdict
    const focused = document.activeElement
    if (verdict !== null && lock.current?.contains(focused) && focused?.matches('input, :focus-visible'))
      lock.current.querySelector('input')?.focus()
  }, [lock, verdict])
}

function problemText(problem: 'missing' | 'wrong_length', configuration: Presented): string {
  const { codeLength, codeType } = configuration
  if (problem === 'missing') return m.code_entry_missing()
  if (isSignLock(lockOf(configuration))) return m.code_entry_wrong_signs({ count: codeLength ?? 0 })
  return codeType === 'numeric'
    ? m.code_entry_wrong_digits({ count: codeLength ?? 0 })
    : m.code_entry_wrong_length({ count: codeLength ?? 0 })
}
