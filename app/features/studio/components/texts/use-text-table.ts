import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useEditor } from '#app/features/studio/components/editor/draft-context.ts'
import type { TextLanguages } from '#app/features/studio/texts/text-pair.ts'
import { TextReader, countTexts, linesIn, pagesOf, shownPlaces } from '#app/features/studio/texts/text-places.ts'
import type { TextCounts, TextFilter, TextPlace } from '#app/features/studio/texts/text-places.ts'

/** Lines of a page: as many as are drawn at once without a wait. */
const pageSize = 80

const none: ReadonlySet<string> = new Set()

export type TextTable = {
  counts: TextCounts
  /** Lines that filter and search let through. */
  shown: number
  /** Of the page. */
  places: readonly TextPlace[]
  page: number
  pages: number
  filter: TextFilter
  search: string
  turnTo: (page: number) => void
  choose: (filter: TextFilter) => void
  searchFor: (text: string) => void
  /** A line that was worked on stays in sight until the next choice or search. */
  keep: (key: string) => void
}

const isFilter = (value: string | null): value is TextFilter =>
  value === 'all' || value === 'missing' || value === 'changed'

/** The texts of the draft around, as they are filtered, searched and laid on pages. `?show=` has the filter to begin with. */
export function useTextTable(languages: TextLanguages): TextTable {
  // what is typed stands in its field at once; the table around it follows when there is time
  const { draft, queue } = useDeferredValue(useEditor())
  const [reader] = useState(() => new TextReader())
  const [query] = useSearchParams()
  const asked = query.get('show')
  const [filter, setFilter] = useState<TextFilter>(isFilter(asked) ? asked : 'all')
  const [search, setSearch] = useState('')
  const [kept, setKept] = useState(none)
  const [page, setPage] = useState(0)
  const { primary, other } = languages
  const places = useMemo(() => reader.read(draft, queue, { primary, other }), [reader, draft, queue, primary, other])
  const counts = useMemo(() => countTexts(places), [places])
  const wanted = useDeferredValue(search)
  const pages = useMemo(
    () => pagesOf(shownPlaces(places, filter, wanted, kept), pageSize),
    [places, filter, wanted, kept],
  )
  const at = Math.max(0, Math.min(page, pages.length - 1))
  const keep = useCallback((key: string) => setKept((now) => (now.has(key) ? now : new Set([...now, key]))), [])
  const anew = () => {
    setPage(0)
    setKept(none)
  }
  return {
    counts,
    shown: pages.flat().reduce((sum, place) => sum + linesIn(place).length, 0),
    places: pages[at] ?? [],
    page: at,
    pages: pages.length,
    filter,
    search,
    turnTo: setPage,
    choose: (chosen) => {
      setFilter(chosen)
      anew()
    },
    searchFor: (text) => {
      setSearch(text)
      anew()
    },
    keep,
  }
}
