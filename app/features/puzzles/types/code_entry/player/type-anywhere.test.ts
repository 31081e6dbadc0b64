import { expect, test, vi } from 'vitest'
import { typeAnywhere } from './type-anywhere.ts'

function press(
  key: string,
  on: 'button' | 'input',
  more: { ctrlKey?: boolean; altKey?: boolean; metaKey?: boolean; defaultPrevented?: boolean } = {},
) {
  const focus = vi.fn<() => void>()
  const target = Object.assign(new EventTarget(), { matches: (selector: string) => selector === on })
  const lock = {
    querySelector: (selector: string) => (selector === 'input' ? { focus } : null),
  } as unknown as ParentNode
  typeAnywhere(
    {
      key,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      defaultPrevented: false,
      ...more,
      target,
    },
    lock,
  )
  return focus.mock.calls.length
}

test.each(['4', 'a', 'É'])('%s typed after a try with the button is entered in the field', (key) => {
  expect(press(key, 'button')).toBe(1)
})

test.each(['Enter', ' ', '?', 'Tab', 'Escape', 'ArrowUp', 'Shift'])(
  'the key %s keeps its meaning on a button',
  (key) => {
    expect(press(key, 'button')).toBe(0)
  },
)

test('a field keeps the focus; handled keys and browser commands do not move it', () => {
  expect(press('4', 'input')).toBe(0)
  expect(press('4', 'button', { defaultPrevented: true })).toBe(0)
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) expect(press('4', 'button', { [held]: true })).toBe(0)
})
