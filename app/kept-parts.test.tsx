import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { KeptPart, PartKeeperContext } from '#app/ui/kept-part.tsx'
import { keptParts } from './kept-parts.server.ts'

let rendered = 0

function Where() {
  rendered++
  return <b>{useLocation().pathname}</b>
}

function page(path: string, names: readonly (string | null)[], part = () => <Where />): string {
  const parts = keptParts()
  const html = renderToString(
    <MemoryRouter initialEntries={[path]}>
      <PartKeeperContext value={parts.keep}>
        <i>é</i>
        {names.map((name, at) => (
          <KeptPart key={at} name={name}>
            {part}
          </KeptPart>
        ))}
        <i>after</i>
      </PartKeeperContext>
    </MemoryRouter>,
  )
  return parts.putIn(Buffer.from(html)).toString()
}

it('a part is rendered once per name, and appears where it would without being kept', () => {
  rendered = 0
  expect(page('/one', ['a', 'b'])).toBe('<i>é</i><b>/one</b><b>/one</b><i>after</i>')
  expect(page('/two', ['a', 'b', 'c'])).toBe('<i>é</i><b>/one</b><b>/one</b><b>/two</b><i>after</i>')
  expect(rendered).toBe(3)
})

it('a part without a name is rendered with its page', () => {
  expect(page('/one', [null])).toBe('<i>é</i><b>/one</b><i>after</i>')
  expect(page('/two', [null])).toBe('<i>é</i><b>/two</b><i>after</i>')
})

it('a part that belongs to one page only is refused', () => {
  const WithId = () => <p id={useId()} />
  expect(() => page('/one', ['with an id'], () => <WithId />)).toThrow('has ids or pictures')
  expect(() => page('/one', ['with a picture'], () => <img src="/a.webp" alt="" />)).toThrow('has ids or pictures')
})
