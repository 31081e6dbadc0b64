import { isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { OnObject } from '#app/features/puzzles/kit/object/in-place.tsx'
import * as typedAnswer from '#app/features/puzzles/kit/player/use-typed-answer.ts'
import type { Presented } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { Keypad } from './keypad.tsx'
import { PlayerView } from './player-view.tsx'
import { SignPad } from './sign-pad.tsx'

type Drawn = ReactElement<Record<string, unknown> & { children?: ReactNode }>

function elementsIn(node: unknown): Drawn[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn)
  return isValidElement<Drawn['props']>(node) ? [node, ...elementsIn(node.props.children)] : []
}

/** What the component renders; its hooks run as part of the component that renders this. */
const drawn = (part: Drawn): Drawn[] => elementsIn((part.type as (props: Drawn['props']) => ReactNode)(part.props))

const played = {
  attemptsLeft: 3,
  pausedForMs: 0,
  feedback: null,
  tried: [],
  view: null,
  solved: false,
  answer: null,
}
const short: Presented = { codeLength: 1, codeType: 'numeric', caseSensitive: false, autoCheck: true }

test.each([
  { pad: Keypad, lock: 'keypad', kept: '4', next: '7', keys: 'onClick' },
  { pad: SignPad, lock: 'directions', kept: '↑', next: '→', keys: 'onPress' },
] as const)('on a $lock, the next key begins a new code after a full one that the tab kept', (each) => {
  const { pad, lock, kept, next, keys } = each
  vi.spyOn(typedAnswer, 'useTypedText').mockReturnValue([kept, () => undefined])
  const onAnswer = vi.fn()
  let press: unknown
  function Opened() {
    const configuration = { ...short, lock }
    const view = <PlayerView {...played} configuration={configuration} language="en" busy={false} onAnswer={onAnswer} />
    const [closed] = drawn(view as Drawn)
    const entry = drawn(closed!).find(({ type }) => type === pad)!
    press = drawn(entry).find(({ props }) => [props.children, props['sign']].includes(next))!.props[keys]
    return null
  }
  renderToStaticMarkup(<Opened />)
  ;(press as () => void)()
  expect(onAnswer).toHaveBeenCalledWith({ code: next })
})

/** Only it is drawn on a canvas of this size. */
const shackle = 'viewBox="0 0 120 64"'

test.each([
  ['a lock of its own draws its open shackle', undefined, true],
  ['in an object, the picture alone says that it is open', null, false],
] as const)('once solved: %s', (_, object, isDrawn) => {
  const solved = { ...played, solved: true, answer: { code: '4' }, busy: false, onAnswer: () => undefined }
  const markup = renderToStaticMarkup(
    <OnObject value={object}>
      <PlayerView {...solved} configuration={short} language="en" />
    </OnObject>,
  )
  expect(markup.includes(shackle)).toBe(isDrawn)
  expect(markup).toContain(m.code_entry_open())
})
