import { describe, expect, it } from 'vitest'
import { scrollTarget } from './scroll-target.ts'

const at = (key: string, pathname: string, hash = '') => ({ key, pathname, hash })

describe('where a page is scrolled to after a navigation', () => {
  it('a new path starts at the top', () => {
    expect(
      scrollTarget({ before: at('a', '/library'), after: at('b', '/about'), type: 'PUSH', saved: undefined }),
    ).toBe(0)
  })

  it('a new query on the same path leaves the page where it is', () => {
    expect(
      scrollTarget({ before: at('a', '/library'), after: at('b', '/library'), type: 'PUSH', saved: undefined }),
    ).toBeNull()
    expect(
      scrollTarget({ before: at('a', '/library'), after: at('b', '/library'), type: 'REPLACE', saved: undefined }),
    ).toBeNull()
  })

  it('Back returns to where the reader was, even when the path is the same', () => {
    expect(scrollTarget({ before: at('b', '/about'), after: at('a', '/library'), type: 'POP', saved: 640 })).toBe(640)
    expect(scrollTarget({ before: at('b', '/library'), after: at('a', '/library'), type: 'POP', saved: 120 })).toBe(120)
  })

  it('Back to a page that was never scrolled shows its top', () => {
    expect(scrollTarget({ before: at('b', '/about'), after: at('a', '/library'), type: 'POP', saved: undefined })).toBe(
      0,
    )
  })

  it('a hash goes to its target, decoded', () => {
    expect(
      scrollTarget({
        before: at('a', '/about'),
        after: at('b', '/player-support', '#r%C3%A8gles'),
        type: 'PUSH',
        saved: undefined,
      }),
    ).toEqual({ id: 'règles' })
  })

  it('the next page of a list begins at the list again, by the same hash', () => {
    expect(
      scrollTarget({
        before: at('a', '/library', '#list'),
        after: at('b', '/library', '#list'),
        type: 'PUSH',
        saved: undefined,
      }),
    ).toEqual({ id: 'list' })
  })

  it('an address corrected beside an old hash does not jump back to the hash', () => {
    expect(
      scrollTarget({
        before: at('a', '/library', '#list'),
        after: at('b', '/library', '#list'),
        type: 'REPLACE',
        saved: undefined,
      }),
    ).toBeNull()
  })

  it('the first page of a document is left to the browser', () => {
    expect(scrollTarget({ before: null, after: at('default', '/library'), type: 'POP', saved: 300 })).toBeNull()
  })
})
